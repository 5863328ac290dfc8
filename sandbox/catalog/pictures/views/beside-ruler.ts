import { contactShadow } from '../../../pictures/drawing/light.ts'
import { brandColors } from '../drawing/palette.ts'
import { at, n } from '../../../pictures/drawing/shape.ts'
import { type ProductView, backdrop } from './product-view.ts'
import { words } from '../../../pictures/drawing/words.ts'

const FOOT = 868

/** A standing wooden ruler with its zero on the table; its marks are the dashes of two lines. */
function rule(height: number, centimeter: number): string {
  const top = FOOT - (height + 0.5) * centimeter
  const figures = Array.from({ length: Math.floor(height / 5) }, (_, index) => {
    const value = (index + 1) * 5
    return words(String(value), [108, FOOT - value * centimeter + 7], { size: 20, spacing: 0 })
  })
  const marks = (x: number, width: number, every: number) =>
    `<path d="M${x} ${FOOT + 1}V${n(top)}" stroke-width="${width}" stroke-dasharray="2 ${Math.round(every * 100) / 100 - 2}"/>`
  return (
    `<ellipse cx="96" cy="${FOOT}" rx="62" ry="9" fill="url(#contact)"/><path d="M54 ${n(top)}h76V${FOOT}h-76Z" fill="#d9bd94"/>` +
    `<g stroke="${brandColors.night}">${marks(62, 16, centimeter)}${marks(68, 28, centimeter * 5)}</g><g fill="${brandColors.night}">${figures.join('')}</g>`
  )
}

/** A teacup of 7 centimeters, drawn at 20 to the centimeter. */
const teacup =
  '<ellipse cx="6" cy="-2" rx="118" ry="14" fill="url(#contact)"/><path d="M-120-16Q0 2 120-16Q70 4 0 4T-120-16Z" fill="#e9e4d8"/><ellipse cy="-16" rx="120" ry="12" fill="#fbf8f1"/>' +
  '<path d="M84-122Q138-128 132-82Q126-42 70-44" fill="none" stroke="#fbf8f1" stroke-width="13"/><path d="M-92-140C-90-60-60-20-30-18H30C60-20 90-60 92-140Z" fill="#fbf8f1"/><path d="M-92-140C-90-60-60-20-30-18H30C60-20 90-60 92-140Z" fill="url(#matte)" opacity=".6"/>' +
  '<ellipse cy="-140" rx="92" ry="13" fill="#efeadf"/><ellipse cy="-138" rx="80" ry="9" fill="#a8683a"/>'

const scaleOfSize = new Map([
  ['travel', 0.76],
  ['large', 1.16],
])

/** The product to scale, beside a ruler and a cup of tea. */
export function besideRuler({ request, form, look }: ProductView): string {
  const { vessel } = form
  const real = vessel.centimeters * (scaleOfSize.get(request.size ?? '') ?? 1)
  const wide = (real * vessel.width) / vessel.height
  // Ruler, product and cup stand side by side: the ruler takes 190, the gaps 30.
  const centimeter = Math.min(590 / Math.max(real, 9), 600 / (wide + 9), 46)
  const height = Math.min(Math.ceil(real) + 2, Math.floor(720 / centimeter))
  const size = (real * centimeter) / vessel.height
  const room = 800 - 160 - (wide + 9) * centimeter
  const x = 160 + room * 0.36 + (wide * centimeter) / 2
  const cup = Math.min(x + (wide / 2 + 4) * centimeter, 786 - 6.9 * centimeter)
  return (
    backdrop +
    rule(height, centimeter) +
    at(cup, FOOT - 8, centimeter / 20, teacup) +
    at(x, FOOT, size, contactShadow(vessel) + vessel.draw({ ...look, kind: '' }))
  )
}
