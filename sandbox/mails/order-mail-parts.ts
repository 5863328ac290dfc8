import { toLanguage, type Locale } from '../platform/site.ts'
import { siteOfLocale } from '../sites/sites.ts'
import { findStore } from '../stores/find-store.ts'
import { storeHours } from '../stores/store-hours.ts'
import { toCountry } from '../stores/store-response.ts'
import { writtenPhone } from '../platform/typography.ts'
import { readPreferences } from '../content/read-content.ts'
import { confirmationMessages } from './confirmation-messages.ts'
import type { ConfirmedOrder } from './confirmed-order.ts'
import type { Amount, OrderMail } from './order-mail.ts'
import { postalLines, present } from './postal-address.ts'
import { shopLinks } from './shop-links.ts'

export interface OrderMailOptions {
  locale: Locale
  /** The shop's origin, for links; empty for a mail without links. */
  shopOrigin: string
  /** Whether the site shows the hours of its stores. */
  showsHours: boolean
}

export type Shipment = ConfirmedOrder['shipments'][number]

export function shippingFacts(shipment: Shipment, { locale }: OrderMailOptions) {
  const messages = confirmationMessages[toLanguage(locale)]
  const { shippingAddress: address, shippingMethod: method, giftMessage } = shipment
  const promised = promisedDays(shipment, locale)
  const duration = promised ? undefined : method?.c_estimatedArrivalTime
  return [
    { label: messages.shipTo, lines: address ? postalLines(address, locale) : [] },
    { label: messages.shipBy, lines: present(method?.name, duration) },
    ...(promised ? [{ label: messages.expected, lines: [messages.between(...promised)] }] : []),
    ...(giftMessage ? [{ label: messages.giftMessage, lines: giftMessage.split('\n') }] : []),
  ]
}

/** The first and the last day of arrival, as the shop has promised them. */
function promisedDays(
  { c_arrivesFrom: from, c_arrivesBy: by }: Pick<Shipment, 'c_arrivesFrom' | 'c_arrivesBy'>,
  locale: Locale,
) {
  return from && by ? ([shortDay(from, locale), shortDay(by, locale)] as const) : null
}

/** "Thu, Nov 26", as on the shop's pages. */
const shortDay = (day: string, locale: Locale) =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(day))

/** The store with its phone number and hours, and the person who picks up. */
export function pickupFacts(
  { c_fromStoreId: storeId, shippingMethod, ...shipment }: Shipment,
  { locale, showsHours }: OrderMailOptions,
) {
  const language = toLanguage(locale)
  const messages = confirmationMessages[language]
  const store = findStore(siteOfLocale(locale).id, storeId ?? '')
  if (!store) return []
  const { address1, city, state: stateCode, postalCode } = store
  const place = { address1, city, stateCode, postalCode, countryCode: toCountry(store) }
  const hours = showsHours ? storeHours(store.hours, language).split('<br/>') : []
  const promised = promisedDays(shipment, locale)
  const person = present(shipment.c_pickupFirstName, shipment.c_pickupLastName)
  return [
    {
      label: messages.pickUpAt,
      lines: present(
        store.name,
        ...postalLines(place, locale),
        writtenPhone(store.phone, language),
        promised ? messages.readyBy(promised[1]) : shippingMethod?.c_estimatedArrivalTime,
      ),
    },
    { label: messages.storeHours, lines: hours },
    { label: messages.pickedUpBy, lines: present(person.join(' ')) },
  ]
}

/** The shop's own time zone, because the mail does not know the shopper's. */
export const TIME_ZONE = 'America/New_York'

export const longDate = (at: number, locale: Locale, timeZone = TIME_ZONE) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(at)

export const formatDate = ({ creationDate }: ConfirmedOrder, locale: Locale) =>
  creationDate && longDate(Date.parse(creationDate), locale)

/** The buyer's first name; the recipient's only if the buyer's is unknown. */
export const nameIn = ({ billingAddress, customerInfo, shipments }: ConfirmedOrder) =>
  billingAddress?.firstName ||
  shipments[0]?.shippingAddress?.firstName ||
  customerInfo.customerName ||
  ''

export function formatMoney(locale: Locale, currency: string) {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return (major: number) => format.format(major)
}

export const reductionIn =
  (locale: Locale, currency: string) =>
  ({ itemText, price }: { itemText: string; price: number }): Amount => ({
    label: itemText || confirmationMessages[toLanguage(locale)].reduction,
    amount: formatMoney(locale, currency)(price),
  })

/** The ordered items with their amounts. */
export function formatLines(order: ConfirmedOrder, locale: Locale): OrderMail['lines'] {
  const messages = confirmationMessages[toLanguage(locale)]
  const money = formatMoney(locale, order.currency)
  const reduction = reductionIn(locale, order.currency)
  const isInParts = order.shipments.length > 1
  return [
    ...order.productItems.map((item) => ({
      name: item.productName || item.itemText || '',
      quantity: present(
        item.c_giftCardRecipient
          ? messages.giftFor(item.c_giftCardRecipient)
          : messages.quantity(item.quantity.toLocaleString(locale)),
        isInParts && item.bopis ? messages.pickup : undefined,
      ).join(', '),
      amount: money(item.price),
      reductions: item.priceAdjustments.map(reduction),
      picture: mailPicture(item.c_imageURL, SMALL),
    })),
    ...order.giftCertificateItems.map((item) => ({
      name: item.c_lineItemText || messages.giftCard,
      quantity: item.recipientName
        ? messages.giftFor(item.recipientName)
        : messages.quantity((1).toLocaleString(locale)),
      amount: money(item.amount),
      reductions: [],
      picture: mailPicture(item.c_productImage, SMALL),
    })),
  ]
}

/** Widths of pictures in pixels: twice as many as shown. */
const SMALL = 128
const WIDE = 1024

/** One picture of all ordered items, with their names as alternative text. */
export function togetherIn(order: ConfirmedOrder, locale: Locale): OrderMail['together'] {
  const address = mailPicture(order.c_orderImage, WIDE)
  if (address === undefined) return undefined
  const names = new Intl.ListFormat(locale).format(
    formatLines(order, locale).map(({ name }) => name),
  )
  return { address, text: confirmationMessages[toLanguage(locale)].together(names) }
}

/** Customers follow an order in their account, and guests by its details. */
export function getLinks(
  { orderNo, guest }: ConfirmedOrder,
  { locale, shopOrigin }: OrderMailOptions,
): OrderMail['links'] {
  if (shopOrigin === '') return []
  const messages = confirmationMessages[toLanguage(locale)]
  const { home, orderStatus, orderHistory } = shopLinks(shopOrigin, locale)
  return [
    { label: messages.follow, address: guest ? orderStatus : `${orderHistory}/${orderNo}` },
    { label: messages.shop, address: home },
  ]
}

/** A picture as mail clients can show it, `width` pixels wide: few of them know SVG. */
function mailPicture(address: string | undefined, width: number): string | undefined {
  if (address === undefined) return undefined
  const url = new URL(address)
  url.searchParams.delete('w')
  url.searchParams.set('sw', String(width))
  url.searchParams.set('format', 'png')
  return url.href
}

/** Whether the site shows the hours of its stores. */
export async function showsHours(db: D1Database, locale: Locale): Promise<boolean> {
  const [hours] = await readPreferences(db, ['showStoreHoursBOPIS'], siteOfLocale(locale).id)
  return hours?.value !== false
}
