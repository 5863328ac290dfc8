import type { Context } from 'hono'

import type { OrderTracking } from '#shared/contract/order-tracking.ts'

import { openResultClient } from '../commerce/commerce-client.ts'
import type { AppEnv } from '../env.ts'
import { createOrderTracking } from './create-order-tracking.ts'

/** Opens the look-up of orders of the request's site and locale. Needs no session. */
export function openOrderTracking(c: Context<AppEnv>): OrderTracking {
  const { context } = c.var
  const sendCommerceRequest = openResultClient(context, c.env)
  return createOrderTracking({ context, sendCommerceRequest })
}
