import type { Account } from '#shared/contract/account.ts'
import type { Catalog } from '#shared/contract/catalog.ts'
import { ProblemError } from '#shared/contract/problem.ts'
import type { WorkerShopper } from '#shared/contract/shopper.ts'

import { createAccount, type AgentAccount } from '../account/account.ts'
import type { StoreSearch } from '../catalog/store-readers.ts'
import { createContentMapper } from '../catalog/create-content-mapper.ts'
import { createBaskets } from '../commerce/baskets.ts'
import { createCustomers } from '../commerce/customers.ts'
import { createOrders } from '../commerce/orders.ts'
import { externalFetch } from '../commerce/outside-fetch.ts'
import type { Bindings, RequestContext } from '../env.ts'
import { createHostedFields } from '../payment/hosted-fields.ts'
import type { Session } from '../session/session.ts'
import type { StoreMemory } from '../visitor/store-cookies.ts'
import type { Visitor } from '../visitor/visitor.ts'
import { createBagActions } from './bag.ts'
import { chooseStore } from './choose-store.ts'
import { createCheckoutActions } from './checkout.ts'
import { findStores } from './find-stores.ts'
import { mapOrder } from './map-order.ts'
import { createPaymentActions } from './payment-actions.ts'
import { createOrderAction } from './place-order.ts'
import { sessionModel } from './session-model.ts'
import type { ShopperContext } from './shopper-context.ts'

interface ShopperDependencies {
  context: RequestContext
  bindings: Bindings
  catalog: Catalog
  session: Session
  stores: StoreSearch
  storeMemory: StoreMemory
  visitor: Visitor
}

interface ShopperPorts {
  shopper: WorkerShopper
  account: Account & AgentAccount
}

/** The ports of one request's visitor, who is anonymous without a commerce session. Reading starts none. */
export function createShopper({
  context,
  bindings,
  catalog,
  session,
  stores,
  storeMemory,
  visitor,
}: ShopperDependencies): ShopperPorts {
  const shop: ShopperContext = {
    context,
    bindings,
    session,
    catalog,
    baskets: createBaskets((request) => session.send(request)),
    customers: createCustomers((request) => session.send(request)),
    orders: createOrders((request) => session.send(request)),
    payment: createHostedFields({ ...context, fetch: externalFetch }),
    mapper: createContentMapper(context),
    get store() {
      // An agent starts without a store (spec 1 §4).
      return session.state?.agent ? null : storeMemory.store
    },
    storeMemory,
    stores,
    visitor,
  }
  return { shopper: shopperOf(shop), account: createAccount(shop) }
}

const shopperOf = (shop: ShopperContext): WorkerShopper => ({
  getSession: (action) => sessionModel(shop, action),
  async getOrder(orderNo, signal) {
    if (!shop.session.state) throw new ProblemError('not-found')
    return mapOrder(await shop.orders.get(orderNo, signal), shop.mapper)
  },
  findStores: (search) => findStores(shop, search),
  chooseStore: (input) => chooseStore(shop, input),
  ...createBagActions(shop),
  ...createCheckoutActions(shop),
  ...createPaymentActions(shop),
  ...createOrderAction(shop),
})
