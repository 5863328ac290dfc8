import { requireSite } from '../../sites/sites.ts'
import type { AutoRefresh } from './auto-refreshes.ts'
import { subscriptionMerchant } from './merchant-signature.ts'

const EVERY_MONTHS = 3
const UPCOMING = 1
const ORDER_PREFIX = 'next-'

/** A paused subscription is live, but has no next order. */
export const isDelivered = ({ cancelled_at, paused_at }: AutoRefresh) =>
  cancelled_at === null && paused_at === null

/** A subscription in the service's format. */
export const subscriptionResponse = (refresh: AutoRefresh) => ({
  public_id: refresh.public_id,
  merchant: subscriptionMerchant.publicId,
  customer: refresh.customer_id,
  product: refresh.product_id,
  quantity: refresh.quantity,
  currency_code: requireSite(refresh.site_id).currency,
  subscription_type: 'replenishment',
  every: refresh.every,
  every_period: EVERY_MONTHS,
  frequency_days: refresh.every * 30,
  start_date: day(refresh.started_at),
  created: dateTime(refresh.started_at),
  next_order_date: isDelivered(refresh) ? day(refresh.next_at) : null,
  live: refresh.cancelled_at === null,
  cancelled: refresh.cancelled_at === null ? null : dateTime(refresh.cancelled_at),
  cancel_reason: refresh.cancel_reason,
  paused: refresh.paused_at === null ? null : dateTime(refresh.paused_at),
  last_sent: refresh.sent_at === null ? null : dateTime(refresh.sent_at),
  shipping_address: refresh.address,
  payment: refresh.payment,
})

/** The next order, which can be skipped. */
export const nextOrderResponse = (refresh: AutoRefresh) => ({
  public_id: ORDER_PREFIX + refresh.public_id,
  merchant: subscriptionMerchant.publicId,
  customer: refresh.customer_id,
  status: UPCOMING,
  place: dateTime(refresh.next_at),
  currency_code: requireSite(refresh.site_id).currency,
  items: [
    {
      subscription: refresh.public_id,
      product: refresh.product_id,
      quantity: refresh.quantity,
    },
  ],
})

/** The subscription id in a subscription's or next order's id. */
export const parseRefreshId = (id: string) =>
  id.startsWith(ORDER_PREFIX) ? id.slice(ORDER_PREFIX.length) : id

export const nextOrderDay = ({ next_at }: AutoRefresh) => day(next_at)

const dateTime = (at: number) => new Date(at).toISOString().slice(0, 19).replace('T', ' ')
const day = (at: number) => dateTime(at).slice(0, 10)
