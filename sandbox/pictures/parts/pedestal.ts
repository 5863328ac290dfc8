import type { Look } from '../drawing/label.ts'
import { lit } from '../drawing/light.ts'
import { mix } from '../drawing/palette.ts'
import { n } from '../drawing/shape.ts'
import type { Vessel } from '../drawing/vessel.ts'
import { heldCandle } from './held-candle.ts'

const shaft = 'M-84-262Q-78-150-92-56Q0-34 92-56Q78-150 84-262Q0-246-84-262Z'
const capital = 'M-142-296Q0-274 142-296V-272Q128-244 88-250Q0-232-88-250Q-128-244-142-272Z'
const base =
  'M-98-66Q0-44 98-66Q106-46 146-38Q150-36 150-28V-16C150-4 80 0 0 0S-150-4-150-16V-28Q-150-36-146-38Q-106-46-98-66Z'

/** Flutes are closer together towards the edges of a round column. */
const flutes = [-0.92, -0.72, -0.44, -0.15, 0.15, 0.44, 0.72, 0.92]
  .map(
    (x) =>
      `M${n(x * 82)} ${n(-258 + 9 * (1 - x * x))}Q${n(x * 76)}-150 ${n(x * 90)}-${n(58 - 9 * (1 - x * x))}`,
  )
  .join('')

/** A small fluted column that lifts one candle. */
export const pedestal: Vessel = {
  name: { en: 'Fluted Pedestal', fr: 'Pied cannelé' },
  width: 320,
  height: 520,
  foot: 150,
  label: { x: -160, y: -330, w: 320, h: 290 },
  centimetres: 18,
  draw: (look: Look) =>
    heldCandle(look, {
      y: -276,
      scale: 0.86,
      half: 126,
      height: 262,
      fill: 208,
      flameScale: 1.05,
    }) +
    lit(base, look.colour, 'matte') +
    lit(shaft, look.colour, 'matte') +
    `<g fill="none" stroke-linecap="round"><path d="${flutes}" stroke="${mix(look.colour, '#14100c', 0.42)}" stroke-width="9"/><path d="${flutes}" transform="translate(6)" stroke="#fff3" stroke-width="4"/></g>` +
    lit(capital, look.colour, 'matte') +
    `<path d="M-142-296Q0-274 142-296Q0-312-142-296Z" fill="${mix(look.colour, '#ffffff', 0.3)}" fill-opacity=".5"/>`,
}
