import { languageOf, type Locale } from '../sites.ts'
import { confirmationMessages } from './confirmation-messages.ts'
import type { ConfirmedOrder } from './confirmed-order.ts'
import { postalLines, present } from './postal-address.ts'
import { shopLinks } from './shop-links.ts'

interface Amount {
  label: string
  amount: string
}

/** All texts of the mail in the shopper's language, without layout. */
export interface Confirmation {
  locale: Locale
  subject: string
  heading: string
  greeting: string
  received: string
  lines: {
    name: string
    quantity: string
    amount: string
    reductions: Amount[]
    picture: string | undefined
  }[]
  sums: Amount[]
  total: Amount
  facts: { label: string; lines: string[] }[]
  nextHeading: string
  next: string[]
  /** Leads to the shop; empty if it is not known where that is. */
  links: { label: string; address: string }[]
  closing: string
}

/** @param shopOrigin what links begin with; empty for a mail without links */
export function createConfirmation(
  order: ConfirmedOrder,
  locale: Locale,
  shopOrigin: string,
): Confirmation {
  const messages = confirmationMessages[languageOf(locale)]
  const money = moneyOf(locale, order.currency)
  const reduction = ({ itemText, price }: { itemText: string; price: number }): Amount => ({
    label: itemText || messages.reduction,
    amount: money(price),
  })

  return {
    locale,
    subject: messages.subject(order.orderNo),
    heading: messages.heading,
    greeting: messages.greeting(nameIn(order)),
    received: messages.received(order.orderNo, dateOf(order, locale)),
    lines: order.productItems.map((item) => ({
      name: item.productName || item.itemText || '',
      quantity: messages.quantity(item.quantity.toLocaleString(locale)),
      amount: money(item.price),
      reductions: item.priceAdjustments.map(reduction),
      picture: item.c_imageURL,
    })),
    sums: [
      { label: messages.subtotal, amount: money(subtotalOf(order)) },
      ...order.orderPriceAdjustments.map(reduction),
      ...order.shippingItems.flatMap((item) => [
        { label: messages.shipping, amount: item.price === 0 ? messages.free : money(item.price) },
        ...item.priceAdjustments.map(reduction),
      ]),
      ...taxesOf(order, locale),
    ],
    total: { label: messages.total, amount: money(order.orderTotal) },
    facts: factsOf(order, locale).filter(({ lines }) => lines.length > 0),
    nextHeading: messages.nextHeading,
    next: messages.next,
    links: shopOrigin === '' ? [] : linksOf(locale, shopOrigin),
    closing: messages.closing,
  }
}

/** Lists each tax by name if the order has them, as Canadian receipts require. */
function taxesOf(order: ConfirmedOrder, locale: Locale): Amount[] {
  const messages = confirmationMessages[languageOf(locale)]
  const money = moneyOf(locale, order.currency)
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

function factsOf(order: ConfirmedOrder, locale: Locale) {
  const messages = confirmationMessages[languageOf(locale)]
  const shipment = order.shipments[0]
  const address = shipment?.shippingAddress
  const method = shipment?.shippingMethod
  const cards = order.paymentInstruments.flatMap(({ paymentCard }) => paymentCard ?? [])
  return [
    { label: messages.shipTo, lines: address ? postalLines(address, locale) : [] },
    { label: messages.shipBy, lines: present(method?.name, method?.c_estimatedArrivalTime) },
    {
      label: messages.paidWith,
      lines: present(
        ...cards.map(({ cardType, numberLastDigits }) =>
          numberLastDigits ? messages.card(cardType ?? '', numberLastDigits) : cardType,
        ),
      ),
    },
  ]
}

function linksOf(locale: Locale, shopOrigin: string): Confirmation['links'] {
  const messages = confirmationMessages[languageOf(locale)]
  const { home, orderStatus } = shopLinks(shopOrigin, locale)
  return [
    { label: messages.follow, address: orderStatus },
    { label: messages.shop, address: home },
  ]
}

/** The shop's own time zone, because the mail does not know the shopper's. */
const TIME_ZONE = 'America/New_York'

const dateOf = ({ creationDate }: ConfirmedOrder, locale: Locale) =>
  creationDate &&
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: TIME_ZONE }).format(
    new Date(creationDate),
  )

/** The items after their own reductions, as the shop's bag shows it. */
const subtotalOf = ({ productSubTotal, productItems }: ConfirmedOrder) =>
  productSubTotal ??
  productItems
    .flatMap(({ price, priceAdjustments }) => [price, ...priceAdjustments.map((cut) => cut.price)])
    .reduce((sum, price) => sum + price, 0)

/** The buyer's first name; the recipient's only if the buyer's is unknown. */
const nameIn = ({ billingAddress, customerInfo, shipments }: ConfirmedOrder) =>
  billingAddress?.firstName ||
  shipments[0]?.shippingAddress?.firstName ||
  customerInfo.customerName ||
  ''

function moneyOf(locale: Locale, currency: string) {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return (major: number) => format.format(major)
}
