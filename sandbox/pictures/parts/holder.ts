import type { Look } from '../label.ts'
import { lit } from '../light.ts'
import { mix } from '../palette.ts'
import { glassCandle } from './jar.ts'
import { juniperMark } from './ornament.ts'
import { at, ellipse } from './shape.ts'
import type { Vessel } from './vessel.ts'

/** A pedestal for a three-wick candle. */
export const holder: Vessel = {
  width: 470,
  height: 500,
  label: { x: -190, y: -400, w: 380, h: 400 },
  centimetres: 18,
  draw: (look: Look) =>
    at(
      0,
      -216,
      0.84,
      glassCandle(look, { half: 210, height: 330, fill: 262, wicks: [-92, 4, 96], flameScale: 1 }) +
        `<g color="${mix(look.liquid, '#3a2c20', 0.5)}" opacity=".8">${at(0, -132, 1.1, juniperMark)}</g>`,
    ) +
    lit(
      'M-230-240Q0-196 230-240L226-222C210-176 120-166 40-158L30-60C34-44 120-40 146-16Q150 0 132 2Q0 22-132 2Q-150 0-146-16C-120-40-34-44-30-60L-40-158C-120-166-210-176-226-222Z',
      look.colour,
      'metal',
    ) +
    `<path d="M-230-240Q0-196 230-240" fill="none" stroke="#fff8" stroke-width="4"/>` +
    ellipse(-64, 31, 5, 'fill="#0002"'),
}
