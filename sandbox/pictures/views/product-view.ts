import type { FormId, Fragrance, PictureView } from '../../catalog/model.ts'
import type { Look } from '../drawing/label.ts'
import type { Background } from '../drawing/palette.ts'
import type { Form } from '../parts/forms.ts'
import type { PictureLanguage } from '../parts/look.ts'

/** What can be drawn of a product: its pictures, and a candle that does not burn. */
export type DrawnView = PictureView | 'unlit'

export interface ProductPicture {
  form: FormId
  /** One of the form's designs. */
  design?: string | undefined
  fragrance: Fragrance | undefined
  view: DrawnView
  language: PictureLanguage
  size?: string | undefined
  colour?: string | undefined
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
