import type { Context } from 'hono'

import { ProblemError } from '#shared/http/problem.ts'
import { loginPath } from '#shared/return-path.ts'
import { routes } from '#shared/routes.ts'

import type { AppEnv } from '../env.ts'
import { locationOf, redirectTo } from '../pages/location.ts'
import { openShopper } from '../shopper/open-shopper.ts'
import { signCustomer } from './customer-signature.ts'

/** The service accepts a signature for two hours, so one that is almost that old is valid for five minutes. */
const AGE_S = (120 - 5) * 60

const PAGE = routes.scentScription.href({})

/**
 * Who the customer is, as the subscription service's own scripts need to be told (spec 1 §2.1). Only scripts of the
 * shop's own pages get the signature. Somebody who opens the address is led to the subscriptions.
 */
export async function serveProviderAuth(c: Context<AppEnv>): Promise<Response> {
  const context = c.get('context')
  const { config, now } = context
  const { session, setCookies } = await openShopper(c)
  const { state } = session
  const customerId = state?.authType === 'registered' ? state.customerId : null
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

/** Browsers say where a request comes from, and pages cannot change what they say. */
const isScriptOfShop = (c: Context<AppEnv>) =>
  c.req.header('sec-fetch-site') === 'same-origin' &&
  c.req.header('sec-fetch-mode') !== 'navigate' &&
  c.req.header('sec-fetch-dest') === 'empty'
