import type { Account } from '#shared/contract/account.ts'
import type { Catalog } from '#shared/contract/catalog.ts'
import { ProblemError } from '#shared/contract/problem.ts'
import type { RewardsProgram } from '#shared/contract/rewards.ts'
import type { WorkerShopper } from '#shared/contract/shopper.ts'
import type { SessionStore } from '#shared/contract/store.ts'

import { createAccount } from '../account/account.ts'
import { honorOptOut } from '../account/privacy-opt-out.ts'
import { createRewards } from '../account/rewards.ts'
import { createContentMapper } from '../catalog/create-content-mapper.ts'
import { createBaskets } from '../commerce/baskets.ts'
import { createCustomers } from '../commerce/customers.ts'
import { createLoyalty } from '../commerce/loyalty.ts'
import { createOrders } from '../commerce/orders.ts'
import { externalFetch } from '../commerce/outside-fetch.ts'
import type { Bindings, RequestContext } from '../env.ts'
import { createHostedFields } from '../payment/hosted-fields.ts'
import type { Session } from '../session/session.ts'
import type { Visitor } from '../visitor/visitor.ts'
import { createBagActions } from './bag.ts'
import { createCheckoutActions } from './checkout.ts'
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
  internalPreferences: ShopperContext['internalPreferences']
  store: SessionStore | null
  visitor: Visitor
}

interface ShopperPorts {
  shopper: WorkerShopper
  account: Account
  rewards: RewardsProgram
}

/** The ports of one request's visitor, who is anonymous without a commerce session. Reading starts none. */
export function createShopper({
  context,
  bindings,
  catalog,
  session,
  internalPreferences,
  store,
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
    loyalty: createLoyalty((request) => session.send(request), context.log),
    internalPreferences,
    payment: createHostedFields({ ...context, fetch: externalFetch }),
    mapper: createContentMapper(context),
    store,
    visitor,
  }
  return { shopper: shopperOf(shop), account: createAccount(shop), rewards: createRewards(shop) }
}

const shopperOf = (shop: ShopperContext): WorkerShopper => ({
  async getSession(action) {
    const session = await sessionModel(shop, action)
    await honorOptOut(shop)
    return session
  },
  async getOrder(orderNo, signal) {
    if (!shop.session.state) throw new ProblemError('not-found')
    return mapOrder(await shop.orders.get(orderNo, signal), shop.mapper)
  },
  ...createBagActions(shop),
  ...createCheckoutActions(shop),
  ...createPaymentActions(shop),
  ...createOrderAction(shop),
})
