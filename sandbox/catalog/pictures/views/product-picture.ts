import { picture, contactShadow } from '../../../pictures/drawing/light.ts'
import { backgrounds } from '../drawing/palette.ts'
import { forms, type Form } from '../parts/forms.ts'
import { createLook } from '../parts/look.ts'
import { at } from '../../../pictures/drawing/shape.ts'
import { inRoom } from './in-room.ts'
import { besideRuler } from './beside-ruler.ts'
import { texture } from './texture.ts'
import {
  backdrop,
  type DrawnView,
  focusOn,
  type ProductPicture,
  type ProductView,
  windowLight,
} from './product-view.ts'

/** The product with a matching form of the same fragrance slightly behind it. */
function inPair({ request, form, look, scale }: ProductView): string {
  const partner = forms[form.partner]
  const beside = { ...createLook({ ...request, form: form.partner }), bare: true }
  const own = Math.min(scale * 0.72, 400 / form.vessel.width)
  const other = Math.min(partner.scale * 0.66, 360 / partner.vessel.width)
  return (
    backdrop +
    at(570, 828, other, contactShadow(partner.vessel) + partner.vessel.draw(beside)) +
    at(
      270,
      form.vessel.hangs ? 700 : 876,
      own,
      contactShadow(form.vessel) + form.vessel.draw({ ...look, kind: '' }),
    )
  )
}

/** The label, as large as the picture allows, and the ground if the item's foot is to be seen. */
const closeUp = (view: ProductView): string => focusOn(view.form.vessel.label, view)

/** Where items stand in front of that wall. */
const foot = { x: 400, y: 858 }

/** The packshot: one product on its family's ground. */
function front({ form, look, scale }: ProductView): string {
  const { vessel } = form
  const drawn = vessel.draw(look)
  if (vessel.hangs) return onWall(drawn, vessel.height, scale)
  return backdrop + at(foot.x, foot.y, scale, contactShadow(vessel) + drawn)
}

const onWall = (drawn: string, height: number, scale: number): string =>
  `<path d="M0 0H800V1000H0Z" fill="url(#wall)"/>${windowLight}${at(394, 500 + (height * scale) / 2, scale, drawn)}`

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
  const form = findForm(request)
  const look = createLook(request)
  const ground = backgrounds[look.family]
  const scale = form.scale * (scaleOfSize.get(request.size ?? '') ?? 1)
  const drawn = views[request.view]({ request, form, look, ground, scale })
  return picture({ width: 800, height: 1000, ground, isUnlit: request.view === 'unlit' }, drawn)
}

/** The form, drawn in its requested design. */
export function findForm({ form, design }: ProductPicture): Form {
  const vessel = forms[form].designs?.[design ?? '']
  return vessel ? { ...forms[form], vessel } : forms[form]
}
