import type { Fragrance } from '../../model.ts'
import type { FormId, PictureView } from '../../picture-subject.ts'
import type { Look } from '../drawing/label.ts'
import type { Background } from '../../../pictures/drawing/palette.ts'
import type { Form } from '../parts/forms.ts'
import type { PictureLanguage } from '../parts/look.ts'
import { contactShadow } from '../../../pictures/drawing/light.ts'
import { at, type Box, n } from '../../../pictures/drawing/shape.ts'

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

/** Light through a window of four panes, on the wall behind everything. */
export const windowLight =
  '<path d="M96 96L300 60V300L96 336ZM324 56L500 25V265L324 296ZM96 362L300 326V560L96 596ZM324 322L500 291V525L324 556Z" fill="#fff3"/>'

export const backdrop =
  '<path d="M0 0H800V760H0Z" fill="url(#wall)"/>' +
  windowLight +
  '<path d="M0 760H800V1000H0Z" fill="url(#floor)"/>'

/** The views of a product: its pictures, and a candle that does not burn. */
export type DrawnView = PictureView | 'unlit'

export interface ProductPicture {
  form: FormId
  /** One of the form's designs. */
  design?: string | undefined
  fragrance: Fragrance | undefined
  view: DrawnView
  language: PictureLanguage
  size?: string | undefined
  color?: string | undefined
}

/** Everything a view needs to draw an item. */
export interface ProductView {
  request: ProductPicture
  form: Form
  look: Look
  ground: Background
  /** The packshot's scale, adjusted to the requested size. */
  scale: number
}
