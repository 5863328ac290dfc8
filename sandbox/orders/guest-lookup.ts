import * as v from 'valibot'

import { Email } from '../baskets/contents/customer.ts'
import type { BasketDocument } from '../baskets/contents/model.ts'
import { ProblemError } from '../platform/problems.ts'
import { maxText } from '../platform/read-body.ts'
import { AccessCode, isAccessCodeValid } from './access-code.ts'
import type { orderResponse } from './order-response.ts'
import type { OrderRow } from './order-row.ts'

export const LookupBody = v.object({
  email: v.exactOptional(Email),
  phone: v.exactOptional(maxText(50)),
  orderViewCode: v.exactOptional(maxText(100)),
  postalCode: v.exactOptional(maxText(20)),
  orderAccessCode: v.exactOptional(AccessCode),
})
export type LookupBody = v.InferOutput<typeof LookupBody>

/** A mailed access code; it may also be sent as the view code, which is longer. */
export function accessCodeIn({ orderAccessCode, orderViewCode }: LookupBody): string | undefined {
  return orderAccessCode ?? (v.is(AccessCode, orderViewCode) ? orderViewCode : undefined)
}

/** How much of an order a caller may read. */
export type Access = 'full' | 'partial' | 'none'

/** @throws ProblemError for a request that identifies no order */
export function requireSufficient({ email, phone, orderViewCode, postalCode }: LookupBody) {
  const isNamed = email !== undefined || phone !== undefined
  const isProved = orderViewCode !== undefined || postalCode !== undefined
  if (!isNamed || !isProved) throw insufficient()
}

/**
 * How much of an order the given data opens. An e-mail address or telephone number opens all of it with the view
 * code, and part of it with the billing postal code.
 */
export function accessWithDetails(
  given: LookupBody,
  basket: BasketDocument,
  orderViewCode: string,
): Access {
  if (!isKnownBy(given, basket)) return 'none'
  if (given.orderViewCode !== undefined) {
    return given.orderViewCode === orderViewCode ? 'full' : 'none'
  }
  const billed = basket.billingAddress?.fields.postalCode ?? ''
  return isCodeFor(plain(billed), plain(given.postalCode ?? '')) ? 'partial' : 'none'
}

interface Coded extends LookupBody {
  code: string
  basket: BasketDocument
  now: number
}

/** An access code opens the whole order, unless the given e-mail address or telephone number does not match. */
export async function accessByCode(
  db: D1Database,
  order: OrderRow,
  { code, basket, now, ...given }: Coded,
): Promise<Access> {
  if (!isKnownBy(given, basket)) return 'none'
  return (await isAccessCodeValid(db, order, { code, now })) ? 'full' : 'none'
}

function isKnownBy({ email, phone }: LookupBody, { email: own, billingAddress }: BasketDocument) {
  const isEmail = email === undefined || email.toLowerCase() === own.toLowerCase()
  const digits = toDigits(billingAddress?.fields.phone ?? '')
  const isPhone = phone === undefined || (digits !== '' && toDigits(phone) === digits)
  return isEmail && isPhone
}

const toDigits = (phone: string) => phone.replaceAll(/\D/g, '')

/** A ZIP+4 is known by its ZIP as well. */
const isCodeFor = (billed: string, given: string) =>
  billed !== '' && (given === billed || (/^\d{9}$/.test(billed) && given === billed.slice(0, 5)))

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
  'c_orderImage',
  'c_taxItems',
  'omsData',
])

/** An order without personal data. */
export function partialResponse(
  order: ReturnType<typeof orderResponse>,
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
