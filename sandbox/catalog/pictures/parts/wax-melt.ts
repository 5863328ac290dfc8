import type { Look } from '../drawing/label.ts'
import { label } from '../drawing/label.ts'
import { lit } from '../../../pictures/drawing/light.ts'
import { mix } from '../../../pictures/drawing/palette.ts'
import type { Vessel } from '../drawing/vessel.ts'

const meltLabel = { x: -118, y: -176, w: 236, h: 150 }

function cube(x: number, y: number, look: Look): string {
  const front = `M${x} ${y + 14}Q${x} ${y} ${x + 14} ${y}H${x + 98}Q${x + 112} ${y} ${x + 112} ${y + 14}V${y + 92}Q${x + 112} ${y + 104} ${x + 100} ${y + 104}H${x + 12}Q${x} ${y + 104} ${x} ${y + 92}Z`
  return (
    lit(front, look.liquid, 'matte') +
    `<path d="M${x + 18} ${y + 18}H${x + 94}V${y + 84}H${x + 18}Z" fill="${mix(look.liquid, '#fffaf0', 0.26)}"/>`
  )
}

/** Six cubes of wax in a clear tray, held by a paper sleeve. */
export const waxMelt: Vessel = {
  width: 300,
  height: 420,
  label: meltLabel,
  centimeters: 13,
  draw: (look) =>
    '<path d="M-144-404Q-144-424-124-424H124Q144-424 144-404V-14Q144 0 130 0H-130Q-144 0-144-14Z" fill="#fff6"/>' +
    [-410, -298, -186].map((y) => cube(-120, y, look) + cube(8, y, look)).join('') +
    '<path d="M-144-404Q-144-424-124-424H124Q144-424 144-404V-14Q144 0 130 0H-130Q-144 0-144-14Z" fill="url(#glass)" opacity=".8"/>' +
    '<path d="M-138-404Q-138-418-124-418H60L-100-180H-138Z" fill="#fff2"/>' +
    lit('M-150-196H150V-2Q150 2 146 2H-146Q-150 2-150-2Z', look.label, 'matte') +
    label(look, { box: meltLabel, shape: 'none' }),
}
