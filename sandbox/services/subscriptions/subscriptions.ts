import type { Context } from 'hono'
import * as v from 'valibot'

import { factory, type SandboxEnv } from '../../env.ts'
import { badRequest, only, type Problem, ProblemError, resourceNotFound } from '../../problems.ts'
import { readBody, maxText } from '../../read-body.ts'
import { respondWithErrors } from '../error-responses.ts'
import {
  type AutoRefresh,
  autoRefreshesOf,
  cancelAutoRefresh,
  changeInterval,
  findAutoRefresh,
  skipNext,
  startAutoRefreshes,
} from './auto-refreshes.ts'
import { requireCustomer, subscriptionMerchant } from './merchant-signature.ts'
import { nextOrderResponse, refreshIdOf, subscriptionResponse } from './subscription-response.ts'

type SubscriptionContext = Context<SandboxEnv>

/** The intervals offered to shoppers, in months. */
const INTERVALS = [1, 2, 3, 4, 6] as const
const EVERY_MONTHS = 3

const every = v.picklist(INTERVALS)
const period = v.optional(v.literal(EVERY_MONTHS), EVERY_MONTHS)

const FrequencyBody = v.object({ every, every_period: period })
const CancelBody = v.object({ cancel_reason: v.optional(maxText(500), '') })
const SkipBody = v.object({ subscription: v.optional(maxText(100)) })
const NewBody = v.object({
  product: v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  site: v.picklist(['us', 'ca']),
  every,
  every_period: period,
})

export const subscriptionService = {
  path: '/services/subscriptions',
  ...subscriptionMerchant,
  intervals: INTERVALS,
}

/** A customer's subscriptions: listed, started, skipped, changed and cancelled. */
export const subscriptions = factory
  .createApp()
  .get('/subscriptions/', async (c) => {
    const all = await autoRefreshesOf(c.env.DB, await customerOf(c), c.var.now())
    const live = c.req.query('live')
    const wanted = all.filter(
      ({ cancelled_at }) => live === undefined || (live === 'true') === (cancelled_at === null),
    )
    return c.json(page(wanted.map(subscriptionResponse)))
  })
  .post('/subscriptions/', async (c) => {
    const customerId = await customerOf(c)
    const { product, site, ...rest } = await readBody(c, NewBody)
    const started = { siteId: site, customerId, productId: product, ...rest }
    const [publicId = ''] = await startAutoRefreshes(c.env.DB, [started], c.var.now())
    const refresh = await findAutoRefresh(c.env.DB, { customerId, publicId }, c.var.now())
    if (!refresh) throw badRequest('There are too many subscriptions.')
    return c.json(subscriptionResponse(refresh), 201)
  })
  .all('/subscriptions/', only('GET', 'POST'))
  .get('/subscriptions/:id/', async (c) => c.json(subscriptionResponse(await ownOf(c))))
  .all('/subscriptions/:id/', only('GET'))
  .patch('/subscriptions/:id/change_frequency/', async (c) => {
    const refresh = await liveOf(c)
    const body = await readBody(c, FrequencyBody)
    await changeInterval(c.env.DB, refresh, body.every)
    return c.json(subscriptionResponse(await ownOf(c)))
  })
  .all('/subscriptions/:id/change_frequency/', only('PATCH'))
  .patch('/subscriptions/:id/cancel/', async (c) => {
    const refresh = await liveOf(c)
    const { cancel_reason: reason } = await readBody(c, CancelBody)
    await cancelAutoRefresh(c.env.DB, refresh, { reason, now: c.var.now() })
    return c.json(subscriptionResponse(await ownOf(c)))
  })
  .all('/subscriptions/:id/cancel/', only('PATCH'))
  .get('/orders/', async (c) => {
    const all = await autoRefreshesOf(c.env.DB, await customerOf(c), c.var.now())
    const coming = all.filter(({ cancelled_at }) => cancelled_at === null)
    return c.json(page(coming.toSorted((a, b) => a.next_at - b.next_at).map(nextOrderResponse)))
  })
  .all('/orders/', only('GET'))
  .patch('/orders/:id/skip_subscription/', async (c) => {
    const refresh = await liveOf(c)
    const { subscription } = await readBody(c, SkipBody)
    if (subscription !== undefined && subscription !== refresh.public_id) throw unknown()
    await skipNext(c.env.DB, refresh)
    return c.json(nextOrderResponse(await ownOf(c)))
  })
  .all('/orders/:id/skip_subscription/', only('PATCH'))
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

const customerOf = (c: SubscriptionContext) =>
  requireCustomer(c.req.header('authorization'), c.var.now())

async function ownOf(c: SubscriptionContext): Promise<AutoRefresh> {
  const customerId = await customerOf(c)
  const publicId = refreshIdOf(c.req.param('id') ?? '')
  const refresh = await findAutoRefresh(c.env.DB, { customerId, publicId }, c.var.now())
  if (!refresh) throw unknown()
  return refresh
}

async function liveOf(c: SubscriptionContext): Promise<AutoRefresh> {
  const refresh = await ownOf(c)
  if (refresh.cancelled_at !== null) throw badRequest('The subscription has been cancelled.')
  return refresh
}

const unknown = () =>
  new ProblemError({ status: 404, type: 'not-found', title: 'Not Found', detail: 'Not found.' })
