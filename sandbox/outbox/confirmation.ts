import { languageOf, type Locale } from '../sites.ts'
import { confirmationMessages } from './confirmation-messages.ts'
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

export function createConfirmation(order: ConfirmedOrder, locale: Locale): Confirmation {
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
    received: messages.received(order.orderNo),
    lines: order.productItems.map((item) => ({
      name: item.productName || item.itemText || '',
      quantity: messages.quantity(item.quantity.toLocaleString(locale)),
      amount: money(item.price),
      reductions: item.priceAdjustments.map(reduction),
    })),
    sums: [
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
    { label: messages.shipTo, lines: address ? linesOf(address, locale) : [] },
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

type Address = NonNullable<ConfirmedOrder['shipments'][number]['shippingAddress']>

const linesOf = (address: Address, locale: Locale) =>
  present(
    address.fullName || present(address.firstName, address.lastName).join(' '),
    address.address1,
    address.address2,
    present(address.city, address.stateCode, address.postalCode).join(' '),
    address.countryCode &&
      new Intl.DisplayNames(locale, { type: 'region' }).of(address.countryCode),
  )

const nameIn = ({ customerInfo, shipments }: ConfirmedOrder) =>
  shipments[0]?.shippingAddress?.firstName || customerInfo.customerName || ''

const present = (...parts: (string | null | undefined)[]) =>
  parts.filter((part) => !!part).map(String)

function moneyOf(locale: Locale, currency: string) {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return (major: number) => format.format(major)
}
