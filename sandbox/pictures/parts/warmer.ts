import type { Look } from '../drawing/label.ts'
import { lit } from '../drawing/light.ts'
import { inkOn, mix } from '../drawing/palette.ts'
import { juniperMark } from '../drawing/ornament.ts'
import { scentBulb } from './refill.ts'
import { at } from '../drawing/shape.ts'
import type { Vessel } from '../drawing/vessel.ts'

const shell =
  'M-92-178C-132-196-150-262-146-330C-142-412-82-470 0-470S142-412 146-330C150-262 132-196 92-178C60-164-60-164-92-178Z'

/** The plug-in warmer in its socket. */
export const warmer: Vessel = {
  width: 400,
  height: 560,
  label: { x: -130, y: -450, w: 260, h: 270 },
  centimeters: 11,
  hangs: true,
  draw: (look: Look) =>
    '<rect x="-166" y="-548" width="356" height="500" rx="26" fill="#0002"/>' +
    '<rect x="-178" y="-560" width="356" height="500" rx="24" fill="#faf7f0"/><rect x="-178" y="-560" width="356" height="500" rx="24" fill="none" stroke="#0002" stroke-width="2"/>' +
    '<circle cy="-300" r="300" fill="url(#glow)" opacity=".8"/>' +
    `<path d="${shell}" transform="translate(24 26)" fill-opacity=".13"/>` +
    scentBulb({ ...look, liquid: '#d8a862' }) +
    lit(shell, look.color, 'matte') +
    '<path d="M-104-398C-78-436-40-450 0-450S78-436 104-398" fill="none" stroke="#fff7" stroke-width="5" stroke-linecap="round"/>' +
    '<path d="M-36-428H36M-28-414H28" stroke="#0006" stroke-width="4" stroke-linecap="round"/>' +
    `<g color="${mix(look.color, inkOn(look.color), 0.62)}">${at(0, -304, 1.5, juniperMark)}</g>`,
}
