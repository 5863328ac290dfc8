import * as v from 'valibot'

import type { SiteId } from '../platform/site.ts'
import { normalizeCode, findCertificate, type GiftCertificate } from './find-certificate.ts'

const Month = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))
const Year = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999))

/** A gift card as shoppers enter it; its number is the code of a certificate. */
export const GiftCardRequest = v.object({
  brand: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)),
  cardNumber: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  cvc: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4)),
  expirationMonth: v.exactOptional(Month),
  expirationYear: v.exactOptional(Year),
})
export type GiftCardRequest = v.InferOutput<typeof GiftCardRequest>

/** The certificate behind a gift card; undefined if the security code is wrong. */
export async function findGiftCard(
  db: D1Database,
  siteId: SiteId,
  { cardNumber, cvc }: GiftCardRequest,
): Promise<GiftCertificate | undefined> {
  if (cvc.toUpperCase() !== getSecurityCode(cardNumber)) return undefined
  return findCertificate(db, siteId, cardNumber)
}

/** The last four characters of the number, which is enough for a test service. */
const getSecurityCode = (cardNumber: string) => normalizeCode(cardNumber).slice(-4)
