import * as v from 'valibot'

import { factory } from '../platform/env.ts'
import { ProblemError } from '../platform/problems.ts'

const MINUTE_MS = 60_000

export const Quota = v.object({
  /** Requests in a minute. */
  perMinute: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  /** A correlation id. Without one, the quota is for all requests of the family. */
  session: v.optional(v.string()),
})
type Quota = v.InferOutput<typeof Quota>

interface Counted extends Quota {
  endsAt: number
  requests: number
  /** The most requests in a minute, with those beyond the quota. */
  most: number
  /** All requests beyond the quota. */
  rejected: number
}

const quotas = new Map<string, Counted>()

export const setQuota = (family: string, quota: Quota) =>
  quotas.set(keyOf(family, quota.session), {
    ...quota,
    endsAt: 0,
    requests: 0,
    most: 0,
    rejected: 0,
  })

export const deleteQuota = (family: string, session?: string) =>
  quotas.delete(keyOf(family, session))

export const deleteQuotas = () => quotas.clear()

/** The quotas of all families, with what was counted. */
export const countedQuotas = () =>
  [...quotas].map(([key, { perMinute, most, rejected }]) => ({
    family: key.split(' ')[0],
    perMinute,
    most,
    rejected,
  }))

const keyOf = (family: string, session = '') => `${family} ${session}`

/** Such as `shopper-products`; `auth` for logins. */
const familyOf = (path: string) => path.split('/')[2] ?? ''

/**
 * Counts the requests of each API family that has a quota, in windows of a minute. Those beyond it get a 429, and all
 * responses the headers of the limit.
 */
export const countRequests = factory.createMiddleware(async function countRequests(c, next) {
  if (quotas.size === 0) return next()
  const family = familyOf(c.req.path)
  const session = c.req.header('correlation-id')
  const quota =
    (session === undefined ? undefined : quotas.get(keyOf(family, session))) ??
    quotas.get(keyOf(family))
  if (!quota) return next()
  const { limit, remaining, reset, isOver } = count(quota, c.var.now())
  const headers = {
    'x-ratelimit-1m-limit': String(limit),
    'x-ratelimit-1m-remaining': String(remaining),
    'x-ratelimit-1m-reset': String(reset),
  }
  if (isOver) throw tooManyRequests(reset, headers)
  await next()
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
})

/** One more request. `reset` is the number of seconds until the next window. */
function count(quota: Counted, now: number) {
  if (now >= quota.endsAt) Object.assign(quota, { endsAt: now + MINUTE_MS, requests: 0 })
  quota.requests += 1
  quota.most = Math.max(quota.most, quota.requests)
  const { perMinute, requests, endsAt } = quota
  const isOver = requests > perMinute
  if (isOver) quota.rejected += 1
  return {
    limit: perMinute,
    remaining: Math.max(0, perMinute - requests),
    reset: Math.ceil((endsAt - now) / 1000),
    isOver,
  }
}

const tooManyRequests = (seconds: number, headers: Record<string, string>) =>
  new ProblemError({
    status: 429,
    type: 'too-many-requests',
    title: 'Too Many Requests',
    detail: 'The limit of requests to this API family is reached.',
    headers: { 'retry-after': String(seconds), ...headers },
  })
