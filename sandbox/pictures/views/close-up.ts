import { contactShadow } from '../drawing/light.ts'
import type { Box } from '../drawing/shape.ts'
import { at, n } from '../drawing/shape.ts'
import type { ProductView } from './product-view.ts'

/** The label, as large as the picture allows, and the ground if the item's foot is to be seen. */
export const closeUp = (view: ProductView): string => focusOn(view.form.vessel.label, view)

/** A part of the item that fills the picture. */
export function focusOn(label: Box, { form, look }: ProductView): string {
  const { vessel } = form
  const scale = Math.min(560 / label.w, 620 / label.h)
  const x = 400 - (label.x + label.w / 2) * scale
  const y = 500 - (label.y + label.h / 2) * scale
  const horizon = y - 70
  const ground =
    vessel.hangs || horizon > 960
      ? ''
      : `<path d="M0 ${n(horizon)}H800V1000H0Z" fill="url(#floor)"/>`
  return `<path d="M0 0H800V1000H0Z" fill="url(#wall)"/>${ground}${at(x, y, scale, contactShadow(vessel) + vessel.draw(look))}`
}
