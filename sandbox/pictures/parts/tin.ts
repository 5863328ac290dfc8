import { label } from '../drawing/label.ts'
import { flame, lit } from '../drawing/light.ts'
import { brandColors, mix } from '../drawing/palette.ts'
import { leaningLid } from './closure.ts'
import { band, ellipse, roundBody } from '../drawing/shape.ts'
import type { Vessel } from '../drawing/vessel.ts'

const tinLabel = { x: -126, y: -132, w: 252, h: 112 }

/** The travel candle in its tin. */
export const tin: Vessel = {
  width: 430,
  height: 200,
  label: tinLabel,
  centimeters: 5,
  draw: (look) =>
    (look.bare ? '' : leaningLid(186, 84)) +
    lit(roundBody(168, -152, 0, 14), brandColors.brass, 'metal') +
    ellipse(-152, 168, 24, `fill="${mix(brandColors.brass, '#ffffff', 0.5)}"`) +
    ellipse(-150, 158, 20.5, `fill="${mix(look.liquid, '#4a3a28', 0.35)}"`) +
    ellipse(-146, 152, 17, `fill="${mix(look.liquid, '#fffaf0', 0.45)}"`) +
    flame(0, -146, 0.92) +
    lit(band(168, -136, -16), look.label, 'matte') +
    label(look, { box: tinLabel, bow: 12, shape: 'none' }),
}
