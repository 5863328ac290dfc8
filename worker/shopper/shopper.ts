import type { Account, SignedIn } from '#shared/contract/account.ts'
import type { Catalog } from '#shared/contract/catalog.ts'
import { ProblemError } from '#shared/contract/problem.ts'
import type { WorkerShopper } from '#shared/contract/shopper.ts'
import type { SessionStore } from '#shared/contract/store.ts'

import { createAccount, type AgentAccount } from '../account/account.ts'
import { completeSignIn } from '../account/complete-sign-in.ts'
import { createContentMapper } from '../catalog/create-content-mapper.ts'
import { createBaskets } from '../commerce/baskets.ts'
import { createCustomers } from '../commerce/customers.ts'
import { createOrders } from '../commerce/orders.ts'
import { externalFetch } from '../commerce/outside-fetch.ts'
import type { Bindings, RequestContext } from '../env.ts'
import { createHostedFields } from '../payment/hosted-fields.ts'
import type { ShopperTokens } from '../session/session-state.ts'
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
  store: SessionStore | null
  visitor: Visitor
}

export interface ShopperPorts {
  shopper: WorkerShopper
  account: Account & AgentAccount
  /** Makes the session that of the customer with these tokens, whichever way they were obtained. */
  signInWith: (tokens: ShopperTokens) => Promise<SignedIn>
}

/** The ports of one request's visitor, who is anonymous without a commerce session. Reading starts none. */
export function createShopper({
  context,
  bindings,
  catalog,
  session,
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
    payment: createHostedFields({ ...context, fetch: externalFetch }),
    mapper: createContentMapper(context),
    // An agent starts without a store (spec 1 §4).
    store: session.state?.agent ? null : store,
  }
  return {
    shopper: shopperOf(shop, visitor),
    account: createAccount(shop),
    signInWith: (tokens) => completeSignIn(shop, tokens),
  }
}

const shopperOf = (shop: ShopperContext, visitor: Visitor): WorkerShopper => ({
  getSession: (action) => sessionModel({ ...shop, visitor }, action),
  async getOrder(orderNo, signal) {
    if (!shop.session.state) throw new ProblemError('not-found')
    return mapOrder(await shop.orders.get(orderNo, signal), shop.mapper)
  },
  ...createBagActions(shop),
  ...createCheckoutActions(shop),
  ...createPaymentActions(shop),
  ...createOrderAction(shop),
})
