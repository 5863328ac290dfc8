import { label } from '../drawing/label.ts'
import { lit } from '../../../pictures/drawing/light.ts'
import { brandColors } from '../drawing/palette.ts'
import { collar } from './closure.ts'
import { glassBottle } from './glass-bottle.ts'
import { ellipse } from '../../../pictures/drawing/shape.ts'
import type { Vessel } from '../drawing/vessel.ts'

const diffuserLabel = { x: -84, y: -196, w: 168, h: 146 }

const tops: [x: number, y: number][] = [
  [-138, -602],
  [-86, -640],
  [-30, -622],
  [26, -652],
  [84, -618],
  [142, -630],
]

const reeds = tops
  .map(([x, y], index) => `M${Math.round(-x * 0.32)}-40L${(index - 2.5) * 7}-300L${x} ${y}`)
  .join('')

/** Reed diffuser: six reeds in a bottle with a narrow neck. */
export const diffuser: Vessel = {
  width: 290,
  height: 650,
  label: diffuserLabel,
  centimeters: 26,
  draw: (look) =>
    `<path d="${reeds}" fill="none" stroke="#8a6742" stroke-width="9" stroke-linejoin="round"/>` +
    `<path d="${reeds}" fill="none" stroke="#c9a877" stroke-width="5" stroke-linejoin="round" transform="translate(-1.5)"/>` +
    glassBottle(look, { half: 128, height: 264, neck: 36, shoulder: 84, fill: 206 }) +
    lit('M-38-262V-306Q0-300 38-306V-262Q0-254-38-262Z', '#fff4', 'glass') +
    collar(-286, 44, 24) +
    ellipse(-310, 40, 5, `fill="${brandColors.night}" fill-opacity=".25"`) +
    label(look, { box: diffuserLabel, bow: 6 }),
}
