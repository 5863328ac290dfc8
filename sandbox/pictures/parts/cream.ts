import { label } from '../drawing/label.ts'
import { lit } from '../drawing/light.ts'
import { brandColors, mix } from '../drawing/palette.ts'
import { cap } from './closure.ts'
import { band, roundBody } from '../drawing/shape.ts'
import type { Vessel } from '../drawing/vessel.ts'

const creamLabel = { x: -128, y: -150, w: 256, h: 124 }

/** Body cream: a low frosted jar under a copper lid. */
export const creamJar: Vessel = {
  width: 380,
  height: 280,
  label: creamLabel,
  centimeters: 7,
  draw: (look) =>
    lit(roundBody(182, -184, 0, 34), mix(look.liquid, '#fffaf2', 0.5), 'glass') +
    label(look, { box: creamLabel, bow: 11 }) +
    lit(band(170, -190, -174), '#0d1512', 'matte') +
    cap(-182, 186, 84, brandColors.copper),
}
