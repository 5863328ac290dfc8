import { orderHistoryApi } from '#shared/contract/order-history-paths.ts'
import type { OrderHistory } from '#shared/contract/order-history.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { requestJson } from './request-json.ts'

interface HttpOrderHistoryDependencies {
  site: Pick<Site, 'id'>
  locale: Locale
}

/** The customer's orders over HTTP. */
export function createHttpOrderHistory({
  site,
  locale,
}: HttpOrderHistoryDependencies): OrderHistory {
  const read = <Answer>(path: string, signal?: AbortSignal) =>
    requestJson<Answer>(
      fetch,
      `${path}?${new URLSearchParams({ site: site.id, locale })}`,
      signal ? { signal } : {},
    )
  return {
    getOrders: (page, signal) => read(orderHistoryApi.href('page', { page: String(page) }), signal),
    getCustomerOrder: (orderNo, signal) => read(orderHistoryApi.href('order', { orderNo }), signal),
  }
}
