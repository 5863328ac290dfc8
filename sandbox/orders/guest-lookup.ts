import * as v from 'valibot'

import { Email } from '../baskets/customer.ts'
import type { BasketDocument } from '../baskets/model.ts'
import { ProblemError } from '../problems.ts'
import { text } from '../read-body.ts'
import type { orderAnswer } from './order-answer.ts'

export const LookupBody = v.object({
  email: v.exactOptional(Email),
  phone: v.exactOptional(text(50)),
  orderViewCode: v.exactOptional(text(100)),
  postalCode: v.exactOptional(text(20)),
})
export type LookupBody = v.InferOutput<typeof LookupBody>

/** What somebody may read of an order; nothing if they do not know what its owner knows. */
export type Access = 'full' | 'partial' | 'none'

/** @throws ProblemError for what cannot be enough for any order */
export function requireSufficient({ email, phone, orderViewCode, postalCode }: LookupBody) {
  const isNamed = email !== undefined || phone !== undefined
  const isProved = orderViewCode !== undefined || postalCode !== undefined
  if (!isNamed || !isProved) throw insufficient()
}

/**
 * How much of an order opens to somebody who knows this much about it. An e-mail address or a
 * telephone number opens everything with the view code, and less with the billing postal code.
 */
export function accessBy(given: LookupBody, basket: BasketDocument, orderViewCode: string): Access {
  if (!isKnownBy(given, basket)) return 'none'
  if (given.orderViewCode !== undefined) {
    return given.orderViewCode === orderViewCode ? 'full' : 'none'
  }
  const billed = basket.billingAddress?.fields.postalCode ?? ''
  const isTheirs = billed !== '' && plain(billed) === plain(given.postalCode ?? '')
  return isTheirs ? 'partial' : 'none'
}

function isKnownBy({ email, phone }: LookupBody, { email: own, billingAddress }: BasketDocument) {
  const isEmail = email === undefined || email.toLowerCase() === own.toLowerCase()
  const digits = billingAddress?.fields.phone?.replaceAll(/\D/g, '')
  const isPhone =
    phone === undefined || (digits !== undefined && phone.replaceAll(/\D/g, '') === digits)
  return isEmail && isPhone
}

const plain = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase()

const PARTIAL = new Set([
  'orderNo',
  'status',
  'guest',
  'channelType',
  'currency',
  'taxation',
  'lastModified',
  'productItems',
  'shippingItems',
  'orderPriceAdjustments',
  'groupedTaxItems',
  'productSubTotal',
  'productTotal',
  'merchandizeTotalTax',
  'adjustedMerchandizeTotalTax',
  'shippingTotal',
  'shippingTotalTax',
  'adjustedShippingTotalTax',
  'taxTotal',
  'orderTotal',
])

/** An order without what says whose it is. */
export function partialAnswer(
  order: ReturnType<typeof orderAnswer>,
  { billingAddress }: BasketDocument,
) {
  const postalCode = billingAddress?.fields.postalCode
  return {
    ...Object.fromEntries(Object.entries(order).filter(([name]) => PARTIAL.has(name))),
    ...(postalCode !== undefined && { billingAddress: { postalCode } }),
    shipments: order.shipments.map((shipment) =>
      Object.fromEntries(Object.entries(shipment).filter(([name]) => name !== 'shippingAddress')),
    ),
  }
}

const insufficient = () =>
  new ProblemError({
    status: 400,
    type: 'insufficient-identifying-information',
    title: 'Insufficient Identifying Information',
    detail:
      'An e-mail address or phone number is needed, together with the order view code or the billing postal code.',
  })
