import { monthsAfter } from '../platform/clock.ts'
import { languageOf } from '../platform/sites.ts'
import { confirmationMessages } from './confirmation-messages.ts'
import type { ConfirmedOrder } from './confirmed-order.ts'
import { longDate, type OrderMailOptions } from './order-mail-parts.ts'
import { present } from './postal-address.ts'
import { shopLinks } from './shop-links.ts'

/** How often what is auto-refreshed comes, when it comes next, and where to change that. Guests have no auto-refresh. */
export function refreshFacts(
  { productItems, guest, creationDate }: ConfirmedOrder,
  { locale, shopOrigin }: OrderMailOptions,
) {
  const messages = confirmationMessages[languageOf(locale)]
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
