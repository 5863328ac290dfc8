import { languageOf, type Locale } from '../sites.ts'
import { confirmationMessages } from './confirmation-messages.ts'
import { findStore } from '../stores/find-store.ts'
import { storeHours } from '../stores/store-hours.ts'
import { countryOf } from '../stores/store-response.ts'
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

interface ConfirmationOptions {
  locale: Locale
  /** What links begin with; empty for a mail without links. */
  shopOrigin: string
  /** Whether the site shows the hours of its stores. */
  showsHours: boolean
}

export function createConfirmation(
  order: ConfirmedOrder,
  options: ConfirmationOptions,
): Confirmation {
  const { locale, shopOrigin } = options
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
    lines: [
      ...order.productItems.map((item) => ({
        name: item.productName || item.itemText || '',
        quantity: item.c_giftCardRecipient
          ? messages.giftFor(item.c_giftCardRecipient)
          : messages.quantity(item.quantity.toLocaleString(locale)),
        amount: money(item.price),
        reductions: item.priceAdjustments.map(reduction),
        picture: item.c_imageURL,
      })),
      ...order.giftCertificateItems.map((item) => ({
        name: item.c_lineItemText || messages.giftCard,
        quantity: item.recipientName
          ? messages.giftFor(item.recipientName)
          : messages.quantity((1).toLocaleString(locale)),
        amount: money(item.amount),
        reductions: [],
        picture: item.c_productImage,
      })),
    ],
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
    facts: factsOf(order, options).filter(({ lines }) => lines.length > 0),
    nextHeading: messages.nextHeading,
    next: nextOf(order, locale),
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

function factsOf(order: ConfirmedOrder, options: ConfirmationOptions) {
  const messages = confirmationMessages[languageOf(options.locale)]
  const cards = order.paymentInstruments.flatMap(({ paymentCard }) => paymentCard ?? [])
  return [
    ...order.shipments.flatMap((shipment) =>
      shipment.c_fromStoreId ? pickupFacts(shipment, options) : shippingFacts(shipment, options),
    ),
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

type Shipment = ConfirmedOrder['shipments'][number]

function shippingFacts(
  { shippingAddress: address, shippingMethod: method }: Shipment,
  { locale }: ConfirmationOptions,
) {
  const messages = confirmationMessages[languageOf(locale)]
  return [
    { label: messages.shipTo, lines: address ? postalLines(address, locale) : [] },
    { label: messages.shipBy, lines: present(method?.name, method?.c_estimatedArrivalTime) },
  ]
}

/** The store with its phone number and hours, and who comes there. */
function pickupFacts(
  { c_fromStoreId: storeId, shippingMethod, ...shipment }: Shipment,
  { locale, showsHours }: ConfirmationOptions,
) {
  const language = languageOf(locale)
  const messages = confirmationMessages[language]
  const store = findStore(locale === 'en-US' ? 'us' : 'ca', storeId ?? '')
  if (!store) return []
  const { address1, city, state: stateCode, postalCode } = store
  const place = { address1, city, stateCode, postalCode, countryCode: countryOf(store) }
  const hours = showsHours ? storeHours(store.hours, language).split('<br/>') : []
  const person = present(shipment.c_pickupFirstName, shipment.c_pickupLastName)
  return [
    {
      label: messages.pickUpAt,
      lines: present(
        store.name,
        ...postalLines(place, locale),
        store.phone,
        shippingMethod?.c_estimatedArrivalTime,
      ),
    },
    { label: messages.storeHours, lines: hours },
    { label: messages.pickedUpBy, lines: present(person.join(' ')) },
  ]
}

/** What happens to parcels, to what is picked up and to what is mailed. */
function nextOf({ shipments, productItems, giftCertificateItems }: ConfirmedOrder, locale: Locale) {
  const { next } = confirmationMessages[languageOf(locale)]
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

/** The items after their own reductions, and the gift certificates, as the shop's bag shows it. */
const subtotalOf = ({ productSubTotal, productItems, giftCertificateItems }: ConfirmedOrder) =>
  (productSubTotal ??
    sumOf(
      productItems.flatMap(({ price, priceAdjustments }) => [
        price,
        ...priceAdjustments.map((cut) => cut.price),
      ]),
    )) + sumOf(giftCertificateItems.map(({ amount }) => amount))

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

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
