import type { Context } from 'hono'

import { ProblemError } from '#shared/http/problem.ts'
import { loginPath } from '#shared/return-path.ts'
import { autoRefreshRoutes } from '#shared/auto-refresh/routes.ts'

import type { AppEnv } from '../config/env.ts'
import { locationOf, redirectTo } from '../http/location.ts'
import type { Edge, OpenEdge } from '../http/edge.ts'
import { customerIdOf } from '../session/customer.ts'
import { signCustomer } from './upstream.ts'

/** The service accepts a signature for two hours, so one that is almost that old is valid for five minutes. */
const AGE_S = (120 - 5) * 60

const PAGE = autoRefreshRoutes.subscriptions.href({})

/**
 * Signs the customer's id for the scripts of the subscription service (spec 1 §2.1). Only scripts of the shop's own pages
 * get the signature. Opening the address leads to the subscriptions.
 */
export async function serveProviderAuth(
  c: Context<AppEnv>,
  openEdge: OpenEdge<Edge>,
): Promise<Response> {
  const context = c.get('context')
  const { config, now } = context
  const { edge, setCookies } = await openEdge(c)
  const customerId = customerIdOf(edge)
  if (!isScriptOfShop(c)) {
    const to = customerId === null ? loginPath(PAGE) : PAGE
    const response = redirectTo(locationOf(to, context))
    await setCookies(response.headers)
    return response
  }
  if (config.subscriptions === null) throw new ProblemError('not-found')
  if (customerId === null) throw new ProblemError('sign-in-required')
  const seconds = Math.floor(now() / 1000) - AGE_S
  const response = c.json(await signCustomer(config.subscriptions, customerId, seconds), 200, {
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
    vary: 'Sec-Fetch-Site, Sec-Fetch-Mode',
  })
  await setCookies(response.headers)
  return response
}

/** Browsers send the origin of a request, and pages cannot change it. */
const isScriptOfShop = (c: Context<AppEnv>) =>
  c.req.header('sec-fetch-site') === 'same-origin' &&
  c.req.header('sec-fetch-mode') !== 'navigate' &&
  c.req.header('sec-fetch-dest') === 'empty'
