import { languageOf, type Locale } from '../sites.ts'
import { confirmationWords } from './confirmation-messages.ts'
import type { ConfirmedOrder } from './confirmed-order.ts'

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
  lines: { name: string; quantity: string; amount: string; reductions: Amount[] }[]
  sums: Amount[]
  total: Amount
  facts: { label: string; lines: string[] }[]
  nextHeading: string
  next: string[]
  closing: string
}

export function confirmationOf(order: ConfirmedOrder, locale: Locale): Confirmation {
  const words = confirmationWords[languageOf(locale)]
  const money = moneyOf(locale, order.currency)
  const reduction = ({ itemText, price }: { itemText: string; price: number }): Amount => ({
    label: itemText || words.reduction,
    amount: money(price),
  })

  return {
    locale,
    subject: words.subject(order.orderNo),
    heading: words.heading,
    greeting: words.greeting(nameIn(order)),
    received: words.received(order.orderNo),
    lines: order.productItems.map((item) => ({
      name: item.productName || item.itemText || '',
      quantity: words.quantity(item.quantity.toLocaleString(locale)),
      amount: money(item.price),
      reductions: item.priceAdjustments.map(reduction),
    })),
    sums: [
      ...order.orderPriceAdjustments.map(reduction),
      ...order.shippingItems.flatMap((item) => [
        { label: words.shipping, amount: item.price === 0 ? words.free : money(item.price) },
        ...item.priceAdjustments.map(reduction),
      ]),
      ...taxesOf(order, locale),
    ],
    total: { label: words.total, amount: money(order.orderTotal) },
    facts: factsOf(order, locale).filter(({ lines }) => lines.length > 0),
    nextHeading: words.nextHeading,
    next: words.next,
    closing: words.closing,
  }
}

/** Lists each tax by name if the order has them, as Canadian receipts require. */
function taxesOf(order: ConfirmedOrder, locale: Locale): Amount[] {
  const words = confirmationWords[languageOf(locale)]
  const money = moneyOf(locale, order.currency)
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 })
  if (order.c_taxItems.length === 0) {
    return [{ label: words.taxes, amount: money(order.taxTotal ?? 0) }]
  }
  const names: Record<string, string> = words.taxNames
  return order.c_taxItems.map(({ id, rate, value }) => ({
    label: words.tax(names[id] ?? id, percent.format(rate)),
    amount: money(value),
  }))
}

function factsOf(order: ConfirmedOrder, locale: Locale) {
  const words = confirmationWords[languageOf(locale)]
  const shipment = order.shipments[0]
  const address = shipment?.shippingAddress
  const method = shipment?.shippingMethod
  const cards = order.paymentInstruments.flatMap(({ paymentCard }) => paymentCard ?? [])
  return [
    { label: words.shipTo, lines: address ? linesOf(address, locale) : [] },
    { label: words.shipBy, lines: said(method?.name, method?.c_estimatedArrivalTime) },
    {
      label: words.paidWith,
      lines: said(
        ...cards.map(({ cardType, numberLastDigits }) =>
          numberLastDigits ? words.card(cardType ?? '', numberLastDigits) : cardType,
        ),
      ),
    },
  ]
}

type Address = NonNullable<ConfirmedOrder['shipments'][number]['shippingAddress']>

const linesOf = (address: Address, locale: Locale) =>
  said(
    address.fullName || said(address.firstName, address.lastName).join(' '),
    address.address1,
    address.address2,
    said(address.city, address.stateCode, address.postalCode).join(' '),
    address.countryCode &&
      new Intl.DisplayNames(locale, { type: 'region' }).of(address.countryCode),
  )

const nameIn = ({ customerInfo, shipments }: ConfirmedOrder) =>
  shipments[0]?.shippingAddress?.firstName || customerInfo.customerName || ''

const said = (...parts: (string | null | undefined)[]) => parts.filter((part) => !!part).map(String)

function moneyOf(locale: Locale, currency: string) {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return (major: number) => format.format(major)
}
