import type { Context } from 'hono'
import * as v from 'valibot'

import { factory, type SandboxEnv } from '../../platform/env.ts'
import {
  badRequest,
  only,
  type Problem,
  ProblemError,
  resourceNotFound,
  respondWithErrors,
} from '../../platform/problems.ts'
import { readBody, maxText } from '../../platform/read-body.ts'
import { readLineFacts } from '../../baskets/contents/read-line-facts.ts'
import { sellableIds } from '../../products/document.ts'
import { findFamily } from '../../products/read-products.ts'
import type { SiteId } from '../../platform/site.ts'
import { SiteIdField } from '../../sites/site-field.ts'
import { requireSite } from '../../sites/sites.ts'
import {
  type AutoRefresh,
  readAutoRefreshes,
  cancelAutoRefresh,
  changeAddress,
  changeInterval,
  changePayment,
  changeProduct,
  findAutoRefresh,
  pauseAutoRefresh,
  resumeAutoRefresh,
  sendNow,
  skipNext,
  startAutoRefreshes,
} from './auto-refreshes.ts'
import { RefreshAddress, RefreshPayment } from './delivery-details.ts'
import { requireCustomer, subscriptionMerchant } from './merchant-signature.ts'
import {
  isDelivered,
  nextOrderDay,
  nextOrderResponse,
  parseRefreshId,
  subscriptionResponse,
} from './subscription-response.ts'

type SubscriptionContext = Context<SandboxEnv>

/** The intervals offered to shoppers, in months. */
const INTERVALS = [1, 2, 3, 4, 6] as const
const EVERY_MONTHS = 3

const every = v.picklist(INTERVALS)
const period = v.optional(v.literal(EVERY_MONTHS), EVERY_MONTHS)

const FrequencyBody = v.object({ every, every_period: period })
const CancelBody = v.object({ cancel_reason: v.optional(maxText(500), '') })
const product = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/))

/** With the day of the next order, nothing happens if that order has been skipped or sent meanwhile. */
const NextOrderBody = v.object({
  subscription: v.optional(maxText(100)),
  next_order_date: v.optional(v.pipe(v.string(), v.isoDate())),
})
const ProductBody = v.object({ product })
const AddressBody = v.object({ shipping_address: RefreshAddress })
const PaymentBody = v.object({ payment: RefreshPayment })
const NewBody = v.object({
  product,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  site: SiteIdField,
  every,
  every_period: period,
  shipping_address: v.optional(RefreshAddress),
  payment: v.optional(RefreshPayment),
})

export const subscriptionService = {
  path: '/services/subscriptions',
  ...subscriptionMerchant,
  intervals: INTERVALS,
}

const changes = factory
  .createApp()
  .patch('/subscriptions/:id/change_product/', async (c) => {
    const refresh = await requireLive(c)
    const body = await readBody(c, ProductBody)
    await requireRefreshable(c.env.DB, refresh.site_id, body.product)
    await changeProduct(c.env.DB, refresh, body.product)
    return c.json(subscriptionResponse(await requireOwn(c)))
  })
  .all('/subscriptions/:id/change_product/', only('PATCH'))
  .patch('/subscriptions/:id/change_shipping_address/', async (c) => {
    const refresh = await requireLive(c)
    const { shipping_address: address } = await readBody(c, AddressBody)
    await changeAddress(c.env.DB, refresh, address)
    return c.json(subscriptionResponse(await requireOwn(c)))
  })
  .all('/subscriptions/:id/change_shipping_address/', only('PATCH'))
  .patch('/subscriptions/:id/change_payment/', async (c) => {
    const refresh = await requireLive(c)
    const { payment } = await readBody(c, PaymentBody)
    await changePayment(c.env.DB, refresh, payment)
    return c.json(subscriptionResponse(await requireOwn(c)))
  })
  .all('/subscriptions/:id/change_payment/', only('PATCH'))
  .patch('/subscriptions/:id/pause/', async (c) => {
    const refresh = await requireLive(c)
    if (refresh.paused_at === null) await pauseAutoRefresh(c.env.DB, refresh, c.var.now())
    return c.json(subscriptionResponse(await requireOwn(c)))
  })
  .all('/subscriptions/:id/pause/', only('PATCH'))
  .patch('/subscriptions/:id/resume/', async (c) => {
    const refresh = await requireLive(c)
    if (refresh.paused_at !== null) await resumeAutoRefresh(c.env.DB, refresh, c.var.now())
    return c.json(subscriptionResponse(await requireOwn(c)))
  })
  .all('/subscriptions/:id/resume/', only('PATCH'))

/** A customer's subscriptions: listed, started, skipped, sent, changed, paused and cancelled. */
export const subscriptions = factory
  .createApp()
  .route('/', changes)
  .get('/subscriptions/', async (c) => {
    const all = await readAutoRefreshes(c.env.DB, await getCustomer(c), c.var.now())
    const live = c.req.query('live')
    const wanted = all.filter(
      ({ cancelled_at }) => live === undefined || (live === 'true') === (cancelled_at === null),
    )
    return c.json(page(wanted.map(subscriptionResponse)))
  })
  .post('/subscriptions/', async (c) => {
    const customerId = await getCustomer(c)
    const {
      product: productId,
      site,
      shipping_address: address,
      payment,
      ...rest
    } = await readBody(c, NewBody)
    const started = { siteId: site, customerId, productId, address, payment, ...rest }
    const [publicId = ''] = await startAutoRefreshes(c.env.DB, [started], c.var.now())
    const refresh = await findAutoRefresh(c.env.DB, { customerId, publicId }, c.var.now())
    if (!refresh) throw badRequest('There are too many subscriptions.')
    return c.json(subscriptionResponse(refresh), 201)
  })
  .all('/subscriptions/', only('GET', 'POST'))
  .get('/subscriptions/:id/', async (c) => c.json(subscriptionResponse(await requireOwn(c))))
  .all('/subscriptions/:id/', only('GET'))
  .patch('/subscriptions/:id/change_frequency/', async (c) => {
    const refresh = await requireLive(c)
    const body = await readBody(c, FrequencyBody)
    await changeInterval(c.env.DB, refresh, body.every)
    return c.json(subscriptionResponse(await requireOwn(c)))
  })
  .all('/subscriptions/:id/change_frequency/', only('PATCH'))
  .patch('/subscriptions/:id/cancel/', async (c) => {
    const refresh = await requireLive(c)
    const { cancel_reason: reason } = await readBody(c, CancelBody)
    await cancelAutoRefresh(c.env.DB, refresh, { reason, now: c.var.now() })
    return c.json(subscriptionResponse(await requireOwn(c)))
  })
  .all('/subscriptions/:id/cancel/', only('PATCH'))
  .get('/orders/', async (c) => {
    const all = await readAutoRefreshes(c.env.DB, await getCustomer(c), c.var.now())
    const coming = all.filter(isDelivered)
    return c.json(page(coming.toSorted((a, b) => a.next_at - b.next_at).map(nextOrderResponse)))
  })
  .all('/orders/', only('GET'))
  .patch('/orders/:id/skip_subscription/', async (c) => {
    await skipNext(c.env.DB, await getNextOrder(c))
    return c.json(nextOrderResponse(await requireOwn(c)))
  })
  .all('/orders/:id/skip_subscription/', only('PATCH'))
  .patch('/orders/:id/send_now/', async (c) => {
    const refresh = await getNextOrder(c)
    if (refresh.address === null || refresh.payment === null) {
      throw badRequest('The subscription has no address or no payment.')
    }
    await sendNow(c.env.DB, refresh, c.var.now())
    return c.json(nextOrderResponse(await requireOwn(c)))
  })
  .all('/orders/:id/send_now/', only('PATCH'))
  .all('*', () => {
    throw resourceNotFound()
  })
  .onError(
    respondWithErrors(({ detail, members }: Problem) =>
      typeof members?.['parameter'] === 'string'
        ? { [members['parameter']]: [detail] }
        : { detail },
    ),
  )

const page = <Entry>(results: Entry[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
})

const getCustomer = (c: SubscriptionContext) =>
  requireCustomer(c.req.header('authorization'), c.var.now())

async function requireOwn(c: SubscriptionContext): Promise<AutoRefresh> {
  const customerId = await getCustomer(c)
  const publicId = parseRefreshId(c.req.param('id') ?? '')
  const refresh = await findAutoRefresh(c.env.DB, { customerId, publicId }, c.var.now())
  if (!refresh) throw unknown()
  return refresh
}

async function requireLive(c: SubscriptionContext): Promise<AutoRefresh> {
  const refresh = await requireOwn(c)
  if (refresh.cancelled_at !== null) throw badRequest('The subscription has been cancelled.')
  return refresh
}

/** The subscription whose next order the request names. */
async function getNextOrder(c: SubscriptionContext): Promise<AutoRefresh> {
  const refresh = await requireLive(c)
  const { subscription, next_order_date: day } = await readBody(c, NextOrderBody)
  if (subscription !== undefined && subscription !== refresh.public_id) throw unknown()
  if (!isDelivered(refresh)) throw badRequest('The subscription is paused.')
  if (day !== undefined && day !== nextOrderDay(refresh)) {
    throw new ProblemError({
      status: 409,
      type: 'conflict',
      title: 'Conflict',
      detail: 'The next order is due on another day.',
    })
  }
  return refresh
}

const unknown = () =>
  new ProblemError({ status: 404, type: 'not-found', title: 'Not Found', detail: 'Not found.' })

/** @throws ProblemError 400 for a product that the site does not send regularly */
async function requireRefreshable(db: D1Database, siteId: SiteId, productId: string) {
  const wanted = { productIds: [productId], inventoryIds: [] }
  const facts = await readLineFacts(db, requireSite(siteId), wanted)
  const product = facts.documents.get(productId)
  const isSold = product && facts.offers.has(productId) && sellableIds(product).includes(productId)
  if (isSold && findFamily(productId, facts)?.custom['c_autoRefresh'] === true) return
  throw badRequest('The product is not sent regularly.', { parameter: 'product' })
}
