import { toLanguage, type Locale } from '../platform/site.ts'
import { monthsAfter } from '../platform/clock.ts'
import { confirmationMessages } from './confirmation-messages.ts'
import type { ConfirmedOrder } from './confirmed-order.ts'
import type { Amount, OrderMail } from './order-mail.ts'
import {
  formatDate,
  formatLines,
  getLinks,
  formatMoney,
  nameIn,
  pickupFacts,
  reductionIn,
  shippingFacts,
  togetherIn,
  type OrderMailOptions,
  longDate,
} from './order-mail-parts.ts'
import { present } from './postal-address.ts'
import { shopLinks } from './shop-links.ts'

export function createConfirmation(order: ConfirmedOrder, options: OrderMailOptions): OrderMail {
  const { locale } = options
  const messages = confirmationMessages[toLanguage(locale)]
  const money = formatMoney(locale, order.currency)
  const reduction = reductionIn(locale, order.currency)

  return {
    locale,
    subject: messages.subject(order.orderNo),
    heading: messages.heading,
    greeting: messages.greeting(nameIn(order)),
    received: messages.received(order.orderNo, formatDate(order, locale)),
    together: togetherIn(order, locale),
    lines: formatLines(order, locale),
    sums: [
      { label: messages.subtotal, amount: money(getSubtotal(order)) },
      ...order.orderPriceAdjustments.map(reduction),
      ...(isAllMailed(order) ? [] : order.shippingItems).flatMap((item) => [
        getShipping(order, item, locale),
        ...item.priceAdjustments.map(reduction),
      ]),
      ...getTaxes(order, locale),
    ],
    total: { label: messages.total, amount: money(order.orderTotal) },
    facts: getFacts(order, options).filter(({ lines }) => lines.length > 0),
    nextHeading: messages.nextHeading,
    next: getNext(order, locale),
    links: getLinks(order, options),
    closing: messages.closing,
  }
}

/** Whether everything is sent by e-mail, which is neither shipped nor picked up. */
const isAllMailed = ({ productItems, giftCertificateItems }: ConfirmedOrder) =>
  [...productItems, ...giftCertificateItems].every(({ c_isVirtual }) => c_isVirtual === true)

/** The cost of a delivery; a pickup has none. */
function getShipping(
  { shipments, currency }: ConfirmedOrder,
  { shipmentId, price }: ConfirmedOrder['shippingItems'][number],
  locale: Locale,
): Amount {
  const messages = confirmationMessages[toLanguage(locale)]
  const isFetched = shipments.some((each) => each.c_fromStoreId && each.shipmentId === shipmentId)
  const free = isFetched ? messages.pickupFree : messages.free
  return {
    label: isFetched ? messages.pickup : messages.shipping,
    amount: price === 0 ? free : formatMoney(locale, currency)(price),
  }
}

/** Lists each tax by name if the order has them, as Canadian receipts require. */
function getTaxes(order: ConfirmedOrder, locale: Locale): Amount[] {
  const messages = confirmationMessages[toLanguage(locale)]
  const money = formatMoney(locale, order.currency)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 })
  if (order.c_taxItems.length === 0) {
    return [{ label: messages.taxes, amount: money(order.taxTotal ?? 0) }]
  }
  const names: Record<string, string> = messages.taxNames
  return order.c_taxItems.map(({ id, rate, value }) => ({
    label: messages.tax(names[id] ?? id, percent.format(rate)),
    amount: money(value),
  }))
}

function getFacts(order: ConfirmedOrder, options: OrderMailOptions) {
  const messages = confirmationMessages[toLanguage(options.locale)]
  return [
    ...order.shipments.flatMap((shipment) =>
      shipment.c_fromStoreId ? pickupFacts(shipment, options) : shippingFacts(shipment, options),
    ),
    { label: messages.paidWith, lines: getPayments(order, options.locale) },
    ...refreshFacts(order, options),
  ]
}

/** The card and the gift certificates, masked. A card that pays a part names its amount. */
function getPayments({ paymentInstruments, currency }: ConfirmedOrder, locale: Locale) {
  const messages = confirmationMessages[toLanguage(locale)]
  const money = formatMoney(locale, currency)
  return present(
    ...paymentInstruments.map(({ paymentCard: card, maskedGiftCertificateCode: code, amount }) => {
      if (code) return messages.giftPaid(code.slice(-4), money(amount))
      const { cardType = '', numberLastDigits: digits } = card ?? {}
      const name = digits ? messages.card(cardType ?? '', digits) : cardType
      return name && paymentInstruments.length > 1 ? messages.pair(name, money(amount)) : name
    }),
  )
}

/** The next steps for parcels, pickups and e-mailed items. */
function getNext(
  { shipments, productItems, giftCertificateItems }: ConfirmedOrder,
  locale: Locale,
) {
  const { next } = confirmationMessages[toLanguage(locale)]
  const bought = [...productItems, ...giftCertificateItems]
  const isFetched = shipments.some(({ c_fromStoreId }) => c_fromStoreId)
  const isMailed = bought.some(({ c_isVirtual }) => c_isVirtual === true)
  const isSent =
    (!isFetched && !isMailed) ||
    bought.some((item) => item.c_isVirtual !== true && !('bopis' in item && item.bopis === true))
  return [
    ...(isSent ? next.sent : []),
    ...(isFetched ? next.fetched : []),
    ...(isMailed ? next.mailed : []),
    next.reply,
  ]
}

/** The items after their own reductions, and the gift certificates, as the shop's bag shows it. */
const getSubtotal = ({ productSubTotal, productItems, giftCertificateItems }: ConfirmedOrder) =>
  (productSubTotal ??
    addUp(
      productItems.flatMap(({ price, priceAdjustments }) => [
        price,
        ...priceAdjustments.map((cut) => cut.price),
      ]),
    )) + addUp(giftCertificateItems.map(({ amount }) => amount))

const addUp = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/**
 * The interval and the next date of each auto-refreshed item, and the link to change them. Guests
 * have no auto-refresh.
 */
function refreshFacts(
  { productItems, guest, creationDate }: ConfirmedOrder,
  { locale, shopOrigin }: OrderMailOptions,
) {
  const messages = confirmationMessages[toLanguage(locale)]
  const refreshed = productItems.filter((item) => item.c_isAutoRefreshSubscribedItem === true)
  if (guest || refreshed.length === 0) return []
  const next = (months: number) =>
    creationDate && longDate(monthsAfter(Date.parse(creationDate), months), locale, 'UTC')
  const lines = refreshed.map(({ productName, itemText, c_orderGrooveFrequency }) => {
    const months = c_orderGrooveFrequency ?? 1
    return messages.pair(productName || itemText || '', messages.every(months, next(months)))
  })
  const page = shopOrigin && shopLinks(shopOrigin, locale).subscriptions
  return [{ label: messages.refresh, lines: present(...lines, messages.refreshChanges, page) }]
}
