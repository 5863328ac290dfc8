import { picture } from '../drawing/light.ts'
import { backgrounds } from '../drawing/palette.ts'
import { forms, type Form } from '../parts/forms.ts'
import { lookOf } from '../parts/look.ts'
import { closeUp } from './close-up.ts'
import { front } from './front.ts'
import { inPair } from './in-pair.ts'
import { inRoom } from './in-room.ts'
import { besideRuler } from './beside-ruler.ts'
import { texture } from './texture.ts'

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
