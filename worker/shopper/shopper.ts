import type { Account, SignedIn } from '#shared/sign-in/account.ts'
import type { Catalog } from '#shared/catalog.ts'
import type { GiftCardBalances } from '#shared/gift-cards/gift-card.ts'
import type { OrderActions, OrderHistory } from '#shared/orders/order-history.ts'
import type { CustomerAccount } from '#shared/account/customer-account.ts'
import type { MemberRewards } from '#shared/rewards/member-rewards.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { RewardsProgram } from '#shared/rewards/rewards.ts'
import type { WorkerShopper } from '#shared/shopper.ts'
import type { Subscriptions } from '#shared/auto-refresh/subscriptions.ts'

import { keyKindOf } from '../actions.ts'
import { createAccount, type AgentAccount } from '../account/account.ts'
import { completeSignIn } from '../account/complete-sign-in.ts'
import { createCustomerAccount } from '../account/customer-account.ts'
import { keepingChoices } from '../account/keep-choices.ts'
import { honorOptOut } from '../account/privacy-opt-out.ts'
import { createRewards } from '../account/rewards.ts'
import { readVisitor, type KnownVisitor } from '../analytics/read-visitor.ts'
import type { Cache } from '../cache/cache.ts'
import type { StoreSearch } from '../catalog/store-readers.ts'
import { createContentMapper } from '../catalog/create-content-mapper.ts'
import { pickupStoreReader } from '../catalog/pickup-store-reader.ts'
import { createBaskets } from '../commerce/baskets.ts'
import type { CommerceClient } from '../commerce/commerce-client.ts'
import { createCustomers } from '../commerce/customers.ts'
import { readLiveProduct } from '../commerce/live-product.ts'
import { createLoyalty } from '../commerce/loyalty.ts'
import { createOrderManagement } from '../commerce/order-history.ts'
import { createOrders } from '../commerce/orders.ts'
import { externalFetch } from '../commerce/outside-fetch.ts'
import { readProductAvailability } from '../commerce/product-availability.ts'
import type { Bindings, RequestContext } from '../env.ts'
import { createOrderHistory } from '../orders/order-history.ts'
import { createHostedFields } from '../payment/hosted-fields.ts'
import { createMemberRewards } from '../rewards/member-rewards.ts'
import type { ShopperTokens } from '../session/session-state.ts'
import type { Session } from '../session/session.ts'
import { createSubscriptions } from '../subscriptions/subscriptions.ts'
import type { StoreMemory } from '../visitor/store-cookies.ts'
import { readArrivalDays, readReadyDay } from '../shipping/read-arrival-days.ts'
import type { Visitor } from '../visitor/visitor.ts'
import { createBagActions } from './bag.ts'
import { createGiftCardActions } from '../gift-cards/gift-cards.ts'
import { createGiftCardPayments } from '../gift-cards/gift-card-payments.ts'
import { chooseStore } from './choose-store.ts'
import { createCheckoutActions } from './checkout.ts'
import { findStores } from './find-stores.ts'
import { mapOrder } from './map-order.ts'
import { readLiveAvailability } from './live-availability.ts'
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
  stores: StoreSearch
  storeMemory: StoreMemory
  internalPreferences: ShopperContext['internalPreferences']
  visitor: Visitor
  reviewer: ShopperContext['reviewer']
  giftCardBalances: GiftCardBalances
}

export interface ShopperPorts {
  edge: ShopperContext
  shopper: WorkerShopper
  account: Account & AgentAccount
  /** Makes the session that of the customer with these tokens, whichever way they were obtained. */
  signInWith: (tokens: ShopperTokens) => Promise<SignedIn>
  rewards: RewardsProgram
  orders: OrderHistory & OrderActions
  customerAccount: CustomerAccount
  memberRewards: MemberRewards
  subscriptions: Subscriptions
  /** What analytics knows of the visitor, and whether the site has a loyalty program. */
  readVisitor: () => Promise<KnownVisitor>
}

/** The ports of one request's visitor, who is anonymous without a commerce session. Reading starts none. */
export function createShopper({
  context,
  bindings,
  catalog,
  commerce,
  cache,
  session,
  stores,
  storeMemory,
  internalPreferences,
  visitor,
  reviewer,
  giftCardBalances,
}: ShopperDependencies): ShopperPorts {
  const mapper = createContentMapper(context)
  const shop: ShopperContext = {
    keyKindOf,
    context,
    bindings,
    session,
    commerce,
    catalog,
    baskets: createBaskets((request) => session.send(request)),
    customers: createCustomers((request) => session.send(request)),
    orders: createOrders((request) => session.send(request)),
    orderManagement: createOrderManagement((request) => session.send(request)),
    loyalty: createLoyalty((request) => session.send(request), context.log),
    internalPreferences,
    payment: createHostedFields({ ...context, fetch: externalFetch }),
    mapper,
    readPickupStore: pickupStoreReader({ cache, commerce, catalog, mapper, now: context.now }),
    readArrivalDays: (region) => readArrivalDays({ context, commerce, cache }, region),
    readReadyDay: (storeId) => readReadyDay({ context, commerce, cache }, storeId),
    readAvailability: (asked) => readProductAvailability(commerce, asked),
    readLiveProduct: (id, inventoryListId) => readLiveProduct(commerce, { id, inventoryListId }),
    get store() {
      // An agent starts without a store (spec 1 §4).
      return session.state?.agent ? null : storeMemory.store
    },
    storeMemory,
    stores,
    visitor,
    reviewer,
    giftCardBalances,
  }
  const customerAccount = createCustomerAccount(shop)
  const shopper = keepingChoices(shopperOf(shop), customerAccount, session)
  return {
    edge: shop,
    shopper,
    account: createAccount(shop),
    rewards: createRewards(shop),
    orders: createOrderHistory(shop),
    customerAccount,
    memberRewards: createMemberRewards(shop, shopper),
    subscriptions: createSubscriptions(shop, customerAccount),
    readVisitor: () => readVisitor(shop),
    signInWith: (tokens) => completeSignIn(shop, tokens),
  }
}

const shopperOf = (shop: ShopperContext): WorkerShopper => ({
  async getSession(action) {
    const session = await sessionModel(shop, action)
    await honorOptOut(shop)
    return session
  },
  async getOrder(orderNo, signal) {
    if (!shop.session.state) throw new ProblemError('not-found')
    const order = await shop.orders.get(orderNo, signal)
    return mapOrder(
      order,
      shop.mapper,
      await pickupOf(order, shop.readPickupStore, shop.context.locale),
    )
  },
  findStores: (search) => findStores(shop, search),
  chooseStore: (input) => chooseStore(shop, input),
  getAvailability: (ids) => readLiveAvailability(shop, ids),
  ...createBagActions(shop),
  ...createGiftCardActions(shop),
  ...createCheckoutActions(shop),
  ...createPaymentActions(shop),
  ...createGiftCardPayments(shop),
  ...createOrderAction(shop),
})
