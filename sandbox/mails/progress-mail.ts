import * as v from 'valibot'

import { expectedAt, trackingLink } from '../parcels/tracking-number.ts'
import { toLanguage, type Locale } from '../platform/site.ts'
import { confirmationMessages } from './confirmation-messages.ts'
import { ConfirmedOrder } from './confirmed-order.ts'
import { putMessage } from './messages.ts'
import { orderMail, orderMailText, type OrderMail } from './order-mail.ts'
import {
  formatLines,
  getLinks,
  longDate,
  nameIn,
  pickupFacts,
  shippingFacts,
  type OrderMailOptions,
  type Shipment,
  showsHours,
} from './order-mail-parts.ts'
import { type ProgressKind, progressMessages } from './progress-messages.ts'
import { profile } from '../profiles/current.ts'

/** The progress that a mail reports. */
export interface Progress {
  kind: ProgressKind
  /** Distinguishes mails of the same kind about one order. */
  part: string
  /** The items that it is about, with their quantities; absent for all of them. */
  quantities?: ReadonlyMap<string, number>
  shipmentId?: string
}

interface ProgressMail {
  /** A SCAPI order. */
  order: unknown
  progress: Progress
  locale: Locale
  /** E-mail address of the shopper. */
  to: string
  shopOrigin: string
  /** The service's origin, for links to parcels. */
  origin: string
  /** Epoch milliseconds. */
  now: number
}

/**
 * Puts a mail about the progress of an order into the outbox, once for each kind and part.
 * @throws {v.ValiError} if `order` is not an order
 */
export async function sendProgressMail(
  db: D1Database,
  { order, progress, locale, to, shopOrigin, origin, now }: ProgressMail,
): Promise<void> {
  const known = v.parse(ConfirmedOrder, order)
  const options = { locale, shopOrigin, showsHours: await showsHours(db, locale) }
  const mail = createProgressMail(known, { progress, origin, options, now })
  await putMessage(db, {
    id: `${known.orderNo}-${progress.kind}-${progress.part}`,
    to,
    locale,
    subject: mail.subject,
    html: await orderMail(mail),
    text: orderMailText(mail),
    now,
  })
}

interface MailSetup {
  progress: Progress
  origin: string
  options: OrderMailOptions
  now: number
}

function createProgressMail(order: ConfirmedOrder, setup: MailSetup): OrderMail {
  const { progress, options } = setup
  const { locale } = options
  const { greeting, closing } = confirmationMessages[toLanguage(locale)]
  const messages = progressMessages[toLanguage(locale)][progress.kind]
  const { subject, heading, what, nextHeading } = messages
  return {
    locale,
    subject: subject(order.orderNo),
    heading,
    greeting: greeting(nameIn(order)),
    received: what(order.orderNo),
    lines: formatLines(selectItems(order, progress), locale).map(({ name, quantity, picture }) => ({
      name,
      quantity,
      picture,
      reductions: [],
    })),
    sums: [],
    facts: getFacts(order, setup).filter(({ lines }) => lines.length > 0),
    nextHeading,
    next: getNext(order, progress, messages.next),
    links: getLinks(order, options),
    closing,
  }
}

function getNext(order: ConfirmedOrder, progress: Progress, next: string[]) {
  if (progress.kind === 'canceled') return getRefunds(order, next)
  if (progress.kind === 'returning') return describeReturn(selectItems(order, progress), next)
  return next
}

/** How returned items come back: picked-up items to the store, delivered ones by mail. */
function describeReturn(
  { productItems, shipments }: ConfirmedOrder,
  [send = '', bring = '', refund = '']: string[],
) {
  const isFetched = productItems.every((item) =>
    shipments.some((each) => each.c_fromStoreId && each.shipmentId === item.shipmentId),
  )
  return [isFetched ? bring : send, refund]
}

/** The refunds to the card and to gift cards, if the order has them. */
function getRefunds({ paymentInstruments }: ConfirmedOrder, [card = '', gift = '']: string[]) {
  const isGift = ({ maskedGiftCertificateCode: code }: (typeof paymentInstruments)[number]) =>
    Boolean(code)
  return [
    ...(paymentInstruments.some((each) => !isGift(each)) ? [card] : []),
    ...(paymentInstruments.some(isGift) ? [gift] : []),
  ]
}

/** The order with the items that the mail is about. */
function selectItems(order: ConfirmedOrder, { quantities }: Progress): ConfirmedOrder {
  if (!quantities) return order
  const productItems = order.productItems.flatMap((item) => {
    const quantity = quantities.get(item.itemId ?? '')
    return quantity === undefined ? [] : [{ ...item, quantity }]
  })
  return { ...order, productItems, giftCertificateItems: [] }
}

function getFacts({ shipments }: ConfirmedOrder, { progress, origin, options, now }: MailSetup) {
  const found = shipments.find(({ shipmentId }) => shipmentId === progress.shipmentId)
  if (!found) return []
  const shipment = withoutEstimate(found)
  if (shipment.c_fromStoreId) return pickupFacts(shipment, options)
  const { expected } = confirmationMessages[toLanguage(options.locale)]
  return [
    trackingFact(shipment, { origin, options }),
    { label: expected, lines: [longDate(expectedAt(now, found), options.locale)] },
    ...shippingFacts(shipment, options),
  ]
}

/**
 * A method's promise counts from the order, so it ends once a parcel leaves or a pickup is ready.
 */
const withoutEstimate = ({ shippingMethod: method, ...shipment }: Shipment): Shipment => ({
  ...shipment,
  c_arrivesFrom: '',
  c_arrivesBy: '',
  ...(method && { shippingMethod: { ...method, c_estimatedArrivalTime: '' } }),
})

function trackingFact(
  { trackingNumber }: Shipment,
  { origin, options }: Pick<MailSetup, 'origin' | 'options'>,
) {
  const { trackedBy } = confirmationMessages[toLanguage(options.locale)]
  const lines = trackingNumber
    ? [`${profile.carrier} ${trackingNumber}`, trackingLink(trackingNumber, origin)]
    : []
  return { label: trackedBy, lines }
}
