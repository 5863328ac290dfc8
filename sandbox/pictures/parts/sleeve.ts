import type { Look } from '../drawing/label.ts'
import { lit } from '../drawing/light.ts'
import { mix } from '../drawing/palette.ts'
import { ellipse, roundBody } from '../drawing/shape.ts'
import type { Vessel } from '../drawing/vessel.ts'
import { heldCandle } from './held-candle.ts'

const TOP = -262
const HALF = 196

/** The marks of the potter's fingers. */
const rings = [-222, -178, -132, -88]
  .map((y) => `M${-HALF + 3} ${y}Q0 ${y + 44} ${HALF - 3} ${y}`)
  .join('')

const clay = `M${-HALF} -62Q-150-34-98-44T-10-26T92-30T${HALF}-58V-46C${HALF}-12 120 0 0 0S${-HALF}-12 ${-HALF}-46Z`

/** A stoneware sleeve: only the rim of the glass shows, and the foot is left without glaze. */
export const sleeve: Vessel = {
  name: { en: 'Stoneware Candle Sleeve', fr: 'Manchon de grès pour bougie' },
  width: 400,
  height: 350,
  label: { x: -200, y: -330, w: 400, h: 210 },
  centimetres: 10,
  draw: (look: Look) => {
    const edge = mix(look.colour, '#5a3a22', 0.62)
    return (
      ellipse(TOP, HALF, 26, `fill="${mix(look.colour, '#1c140d', 0.6)}"`) +
      heldCandle(look, {
        y: -14,
        half: 170,
        height: 306,
        fill: 256,
        wicks: [-74, 4, 78],
        flameScale: 0.9,
      }) +
      lit(roundBody(HALF, TOP, 0, 30), look.colour, 'matte') +
      `<path d="${clay}" fill="#b9936c"/><path d="${clay}" fill="url(#matte)"/>` +
      `<g fill="none"><path d="${rings}" stroke="#0001" stroke-width="7"/><path d="M${-HALF} ${TOP}Q0 ${TOP + 62} ${HALF} ${TOP}" stroke="${edge}" stroke-width="9" stroke-linecap="round"/></g>`
    )
  },
}
