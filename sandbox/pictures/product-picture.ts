import type { FormId, Fragrance, PictureView } from '../catalog/model.ts'
import { picture } from './light.ts'
import { forms } from './forms.ts'
import type { Form } from './forms.ts'
import type { Look } from './label.ts'
import type { PictureLanguage } from './look.ts'
import { lookOf } from './look.ts'
import type { Background } from './palette.ts'
import { backgrounds } from './palette.ts'
import { closeUp } from './views/close-up.ts'
import { front } from './views/front.ts'
import { inPair } from './views/in-pair.ts'
import { inRoom } from './views/in-room.ts'
import { besideRuler } from './views/beside-ruler.ts'
import { texture } from './views/texture.ts'

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

/** How much larger or smaller than usual a size is drawn. */
export const scaleOfSize = new Map([
  ['travel', 0.76],
  ['full', 1],
  ['large', 1.1],
])

const views = {
  front,
  label: closeUp,
  scene: inRoom,
  detail: texture,
  scale: besideRuler,
  pair: inPair,
  unlit: front,
} as const satisfies Record<DrawnView, (sitter: ProductView) => string>

/** A product's picture, 800 by 1000. */
export function productPicture(request: ProductPicture): string {
  const form = formOf(request)
  const look = lookOf(request)
  const ground = backgrounds[look.family]
  const scale = form.scale * (scaleOfSize.get(request.size ?? '') ?? 1)
  const drawn = views[request.view]({ request, form, look, ground, scale })
  return picture({ width: 800, height: 1000, ground, isUnlit: request.view === 'unlit' }, drawn)
}

/** The form, drawn in its requested design. */
export function formOf({ form, design }: ProductPicture): Form {
  const vessel = forms[form].designs?.[design ?? '']
  return vessel ? { ...forms[form], vessel } : forms[form]
}
