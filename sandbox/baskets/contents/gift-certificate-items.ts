import * as v from 'valibot'

import { withCustom, mergedCustom } from '../../platform/custom-fields.ts'
import { hexId } from '../../platform/hex.ts'
import { ProblemError } from '../../platform/problems.ts'
import { maxText } from '../../platform/read-body.ts'
import { shipmentNotFound } from './basket-problems.ts'
import { Email } from './customer.ts'
import { cardsIn, giftAmount, requireCardLimit } from './gift-amounts.ts'
import {
  type BasketDocument,
  DEFAULT_SHIPMENT,
  type Draft,
  type GiftCertificateItem,
} from './model.ts'
import { readLineFacts } from './read-line-facts.ts'

const fields = {
  recipientName: v.exactOptional(maxText(256)),
  senderName: v.exactOptional(maxText(256)),
  message: v.exactOptional(maxText(4000)),
  shipmentId: v.exactOptional(maxText(50)),
}

export const NewGiftCertificateBody = v.pipe(
  v.looseObject({ amount: v.number(), recipientEmail: Email, ...fields }),
  v.transform(withCustom),
)
type NewGiftCertificateBody = v.InferOutput<typeof NewGiftCertificateBody>

export const GiftCertificateBody = v.pipe(
  v.looseObject({
    amount: v.exactOptional(v.number()),
    recipientEmail: v.exactOptional(Email),
    ...fields,
  }),
  v.transform(withCustom),
)
type GiftCertificateBody = v.InferOutput<typeof GiftCertificateBody>

export async function addGiftCertificate(draft: Draft, body: NewGiftCertificateBody) {
  const { db, caller, basket } = draft
  const { recipientName, senderName, message, shipmentId = DEFAULT_SHIPMENT } = body
  requireShipmentFor(basket, shipmentId)
  const item: GiftCertificateItem = {
    giftCertificateItemId: hexId(),
    shipmentId,
    amount: giftAmount(body.amount, 'amount'),
    recipientEmail: body.recipientEmail,
    ...(recipientName !== undefined && { recipientName }),
    ...(senderName !== undefined && { senderName }),
    ...(message !== undefined && { message }),
    custom: body.custom,
  }
  basket.giftCertificates = [...basket.giftCertificates, item]
  const productIds = basket.lines.map(({ productId }) => productId)
  const facts = await readLineFacts(db, caller.site, { productIds, inventoryIds: [] })
  await requireCardLimit(draft, cardsIn(basket, facts))
}

export function updateGiftCertificate(
  { basket }: Draft,
  payload: { giftCertificateItemId: string; body: GiftCertificateBody },
) {
  const item = requireItem(basket, payload.giftCertificateItemId)
  const { amount, recipientEmail, recipientName, senderName, message, shipmentId } = payload.body
  if (shipmentId !== undefined) {
    requireShipmentFor(basket, shipmentId)
    item.shipmentId = shipmentId
  }
  if (amount !== undefined) item.amount = giftAmount(amount, 'amount')
  if (recipientEmail !== undefined) item.recipientEmail = recipientEmail
  if (recipientName !== undefined) item.recipientName = recipientName
  if (senderName !== undefined) item.senderName = senderName
  if (message !== undefined) item.message = message
  item.custom = mergedCustom(item.custom, payload.body.custom)
}

export function removeGiftCertificate(
  { basket }: Draft,
  { giftCertificateItemId }: { giftCertificateItemId: string },
) {
  const item = requireItem(basket, giftCertificateItemId)
  basket.giftCertificates = basket.giftCertificates.filter((other) => other !== item)
}

/** The gift card products behind the certificates, for their pictures. */
export const certificateProductIds = ({ giftCertificates }: BasketDocument) =>
  giftCertificates.flatMap((item) => getProductId(item) ?? [])

export function getProductId({ custom }: GiftCertificateItem): string | undefined {
  const id = custom['c_productID']
  return typeof id === 'string' ? id : undefined
}

function requireItem({ giftCertificates }: BasketDocument, id: string) {
  const found = giftCertificates.find((item) => item.giftCertificateItemId === id)
  if (found) return found
  throw new ProblemError({
    status: 404,
    type: 'gift-certificate-item-not-found',
    title: 'Gift Certificate Item Not Found',
    detail: `No gift certificate item with ID '${id}' could be found.`,
  })
}

function requireShipmentFor({ shipments }: BasketDocument, shipmentId: string) {
  if (!shipments.some((shipment) => shipment.shipmentId === shipmentId)) {
    throw shipmentNotFound(shipmentId)
  }
}
