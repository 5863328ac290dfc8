import { forms } from '../parts/forms.ts'
import { contactShadow } from '../drawing/light.ts'
import { lookOf } from '../parts/look.ts'
import { at } from '../drawing/shape.ts'
import type { ProductView } from './product-view.ts'
import { backdrop } from './front.ts'

/** The product with a matching form of the same fragrance slightly behind it. */
export function inPair({ request, form, look, scale }: ProductView): string {
  const partner = forms[form.partner]
  const beside = { ...lookOf({ ...request, form: form.partner }), bare: true }
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
