import type { Context } from 'hono'

import type { OrderTracking } from '#shared/orders/order-tracking.ts'

import { createContentMapper } from '../catalog/create-content-mapper.ts'
import { pickupStoreReader } from '../catalog/pickup-store-reader.ts'
import { openResultClient } from '../commerce/commerce-client.ts'
import type { AppEnv } from '../env.ts'
import { createShop } from '../shop.ts'
import { createOrderTracking } from './create-order-tracking.ts'

/** Opens the look-up of orders of the request's site and locale. Needs no session. */
export function openOrderTracking(c: Context<AppEnv>): OrderTracking {
  const context = c.get('context')
  const sendCommerceRequest = openResultClient(context, c.env)
  const { catalog, commerce, cache } = createShop({ context, bindings: c.env })
  const mapper = createContentMapper(context)
  const { now } = context
  const readPickupStore = pickupStoreReader({ cache, commerce, catalog, mapper, now })
  return createOrderTracking({ context, sendCommerceRequest, readPickupStore })
}
