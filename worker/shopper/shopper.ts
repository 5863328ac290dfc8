import type { Catalog } from '#shared/contract/catalog.ts'
import { ProblemError } from '#shared/contract/problem.ts'
import type { WorkerShopper } from '#shared/contract/shopper.ts'
import type { SessionStore } from '#shared/contract/store.ts'

import type { Cache } from '../cache/cache.ts'
import { createContentMapper } from '../catalog/create-content-mapper.ts'
import { pickupStoreReader } from '../catalog/pickup-store-reader.ts'
import { createBaskets } from '../commerce/baskets.ts'
import type { CommerceClient } from '../commerce/commerce-client.ts'
import { createOrders } from '../commerce/orders.ts'
import { externalFetch } from '../commerce/outside-fetch.ts'
import { readProductAvailability } from '../commerce/product-availability.ts'
import type { Bindings, RequestContext } from '../env.ts'
import { createHostedFields } from '../payment/hosted-fields.ts'
import type { Session } from '../session/session.ts'
import type { Visitor } from '../visitor/visitor.ts'
import { createBagActions } from './bag.ts'
import { createCheckoutActions } from './checkout.ts'
import { mapOrder } from './map-order.ts'
import { createPaymentActions } from './payment-actions.ts'
import { createOrderAction } from './place-order.ts'
import { pickupOf } from './shipments.ts'
import { sessionModel } from './session-model.ts'
import type { ShopperContext } from './shopper-context.ts'

interface ShopperDependencies {
  context: RequestContext
  bindings: Bindings
  catalog: Catalog
  commerce: CommerceClient
  cache: Pick<Cache, 'read'>
  session: Session
  store: SessionStore | null
  visitor: Visitor
}

/** The shopper port for one request. Without a commerce session the visitor is anonymous, and reading starts none. */
export function createShopper({
  context,
  bindings,
  catalog,
  commerce,
  cache,
  session,
  store,
  visitor,
}: ShopperDependencies): WorkerShopper {
  const mapper = createContentMapper(context)
  const shop: ShopperContext = {
    context,
    bindings,
    session,
    catalog,
    baskets: createBaskets((request) => session.send(request)),
    orders: createOrders((request) => session.send(request)),
    payment: createHostedFields({ ...context, fetch: externalFetch }),
    mapper,
    store,
    readPickupStore: pickupStoreReader({ cache, commerce, catalog, mapper, now: context.now }),
    readAvailability: (asked) => readProductAvailability(commerce, asked),
  }
  return {
    getSession: (action) => sessionModel({ ...shop, visitor }, action),
    async getOrder(orderNo, signal) {
      if (!session.state) throw new ProblemError('not-found')
      const order = await shop.orders.get(orderNo, signal)
      return mapOrder(order, mapper, await pickupOf(order, shop.readPickupStore))
    },
    ...createBagActions(shop),
    ...createCheckoutActions(shop),
    ...createPaymentActions(shop),
    ...createOrderAction(shop),
  }
}
