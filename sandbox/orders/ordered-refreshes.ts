import * as v from 'valibot'

import type { BasketDocument } from '../baskets/contents/model.ts'
import { readInstruments } from '../customers/payment-instruments.ts'
import type { NewAutoRefresh } from '../services/subscriptions/auto-refreshes.ts'
import { RefreshAddress, RefreshPayment } from '../services/subscriptions/delivery-details.ts'
import type { StoredOrder } from './order-document.ts'
import { formatOrderNo, type OrderRow, orderedBasket } from './order-row.ts'

/** The auto-refreshes that a customer's order starts once it is paid. They are the same however often this is called. */
export async function orderedRefreshes(
  db: D1Database,
  order: OrderRow,
  now: number,
): Promise<NewAutoRefresh[]> {
  const basket = orderedBasket(order)
  const documents: Record<string, StoredOrder> = JSON.parse(order.document)
  const items = Object.values(documents)[0]?.productItems ?? []
  const subscribed = items.filter((item) => item.c_isAutoRefreshSubscribedItem === true)
  if (!basket.isRegistered || subscribed.length === 0) return []

  const payment = await getSavedCard(db, order, now)
  return subscribed.map(({ itemId, shipmentId, productId, quantity, ...item }) => ({
    publicId: `${formatOrderNo(order.number)}-${itemId}`,
    siteId: order.siteId,
    customerId: order.customerId,
    productId,
    quantity,
    every: item.c_orderGrooveFrequency ?? 1,
    address: getAddress(basket, shipmentId),
    payment,
  }))
}

/** The service's names of an address's fields. */
const FIELDS = {
  first_name: 'firstName',
  last_name: 'lastName',
  address: 'address1',
  address2: 'address2',
  city: 'city',
  state_province_code: 'stateCode',
  zip_postal_code: 'postalCode',
  country_code: 'countryCode',
  phone: 'phone',
} as const

function getAddress({ shipments }: BasketDocument, shipmentId: string) {
  const shipment = shipments.find((each) => each.shipmentId === shipmentId)
  const fields = shipment?.shippingAddress?.fields ?? {}
  const named = Object.entries(FIELDS).map(([name, field]) => [name, fields[field]])
  const parsed = v.safeParse(RefreshAddress, Object.fromEntries(named))
  return parsed.success ? parsed.output : undefined
}

const Saved = v.object({
  paymentInstrumentId: v.string(),
  paymentCard: v.object({
    cardType: v.string(),
    numberLastDigits: v.string(),
    expirationMonth: v.number(),
    expirationYear: v.number(),
  }),
})

/** The customer's saved card that the order was paid with. */
async function getSavedCard(db: D1Database, { instruments, customerId }: OrderRow, now: number) {
  const card = instruments.find(({ paymentCard }) => paymentCard !== null)?.paymentCard
  if (!card) return undefined
  const saved = (await readInstruments(db, customerId, now)).flatMap((instrument) => {
    const parsed = v.safeParse(Saved, instrument)
    return parsed.success ? [parsed.output] : []
  })
  const found = saved.find(
    ({ paymentCard }) =>
      paymentCard.cardType === card.cardType &&
      card.maskedNumber?.endsWith(paymentCard.numberLastDigits) === true &&
      paymentCard.expirationMonth === card.expirationMonth &&
      paymentCard.expirationYear === card.expirationYear,
  )
  if (!found) return undefined
  const { cardType, numberLastDigits, expirationMonth, expirationYear } = found.paymentCard
  const parsed = v.safeParse(RefreshPayment, {
    token_id: found.paymentInstrumentId,
    cc_type: cardType,
    cc_number_ending: numberLastDigits,
    cc_exp_date: `${String(expirationMonth).padStart(2, '0')}/${expirationYear}`,
  })
  return parsed.success ? parsed.output : undefined
}
