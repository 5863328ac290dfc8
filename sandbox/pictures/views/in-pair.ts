import { forms } from '../forms.ts'
import { contactShadow } from '../light.ts'
import { lookOf } from '../look.ts'
import { at } from '../parts/shape.ts'
import type { ProductView } from '../product-picture.ts'
import { backdrop } from './front.ts'

/** The product with a matching form of the same fragrance slightly behind it. */
export function inPair({ request, form, look, scale }: ProductView): string {
  const partner = forms[form.partner]
  const beside = { ...lookOf({ ...request, form: form.partner }), bare: true }
  const own = Math.min(scale * 0.72, 400 / form.vessel.width)
  const other = Math.min(partner.scale * 0.66, 360 / partner.vessel.width)
  const stood = (x: number, foot: number, size: number, drawn: string) => at(x, foot, size, drawn)
  const ground = (hangs: boolean | undefined, width: number) =>
    hangs ? '' : contactShadow(width / 2)
  return (
    backdrop +
    stood(
      570,
      828,
      other,
      ground(partner.vessel.hangs, partner.vessel.width) + partner.vessel.draw(beside),
    ) +
    stood(
      270,
      form.vessel.hangs ? 700 : 876,
      own,
      ground(form.vessel.hangs, form.vessel.width) + form.vessel.draw(look),
    )
  )
}
