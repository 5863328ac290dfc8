import type * as v from 'valibot'

import type { ActionName } from '#shared/actions.ts'
import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import type { ArrivalDays } from '#shared/checkout/checkout.ts'
import type { GiftCardBalances } from '#shared/gift-cards/gift-card.ts'
import type { ProductId } from '#shared/product/product.ts'
import type { SessionStore, StoreId } from '#shared/stores/store.ts'

import type { InternalPreferences } from '../cache/stored-values.ts'
import type { ContentMapper } from '../catalog/content-mapper.ts'
import type { StoreSearch } from '../catalog/store-readers.ts'
import type { ReadPickupStore } from '../catalog/pickup-store-reader.ts'
import type { Baskets } from '../commerce/baskets.ts'
import type { Customers } from '../commerce/customers.ts'
import type { Loyalty } from '../commerce/loyalty.ts'
import type { OrderManagement } from '../commerce/order-history.ts'
import type { Orders } from '../commerce/orders.ts'
import type { ProductAvailability } from '../commerce/product-availability.ts'
import type { LiveProduct } from '../commerce/live-product.ts'
import type { Bindings } from '../env.ts'
import type { Edge } from '../http/edge.ts'
import { runIdempotent, hashKey, resultOf, type KeyKind } from '../idempotency/run-idempotent.ts'
import type { PaymentProvider } from '../payment/payment-provider.ts'
import type { Reviewer } from '../reviews/reviewer.ts'
import type { StoreMemory } from '../visitor/store-cookies.ts'
import type { Visitor } from '../visitor/visitor.ts'

/** The edge of actions, with what capabilities need that do not make their upstream clients and ports themselves. */
export interface ShopperContext extends Edge {
  /** How long the result of an action is stored. */
  keyKindOf: (action: ActionName) => KeyKind
  bindings: Pick<Bindings, 'IDEMPOTENCY_KEYS' | 'AGENT_SESSIONS' | 'SIGN_OUT_MARKS' | 'ANALYTICS'>
  baskets: Baskets
  customers: Customers
  orders: Orders
  orderManagement: OrderManagement
  payment: PaymentProvider
  giftCardBalances: GiftCardBalances
  mapper: ContentMapper
  loyalty: Loyalty
  internalPreferences: () => Promise<InternalPreferences>
  visitor: Visitor
  reviewer: Reviewer
  /** The store that the visitor's cookies name. One chosen in this session takes precedence. */
  readonly store: SessionStore | null
  /** What the visitor's browser remembers about picking up. */
  storeMemory: StoreMemory
  stores: StoreSearch
  readPickupStore: ReadPickupStore
  /** When an order arrives in a state or province, as ISO dates, by the id of the shipping method. */
  readArrivalDays: (region: string) => Promise<ReadonlyMap<string, ArrivalDays>>
  /** When a store has an order ready, as an ISO date. */
  readReadyDay: (storeId: StoreId) => Promise<string | null>
  /** What can be bought now, also in a store. */
  readAvailability: (asked: {
    ids: readonly ProductId[]
    storeId: StoreId | null
  }) => Promise<ProductAvailability[]>
  /** One product with its stock on the web and in an inventory list. */
  readLiveProduct: (id: ProductId, inventoryListId: string | null) => Promise<LiveProduct>
}

interface GuardedAction<Value> {
  action: ActionName
  idempotencyKey: IdempotencyKey
  input: unknown
  schema: v.GenericSchema<unknown, Value>
  run: () => Promise<Value>
  /** Whether it runs even if nobody can tell whether it has run before. */
  runsUnstored?: boolean
}

/** Runs a bag or checkout action once per idempotency key and input (design: exactly once). */
export async function runAction<Value extends object>(
  { context, bindings, session, keyKindOf }: ShopperContext,
  { action, idempotencyKey, input, schema, run, runsUnstored = false }: GuardedAction<Value>,
): Promise<Value> {
  const name = await hashKey(idempotencyKey, `${context.site.id}.${action}`, input)
  return runIdempotent({
    context,
    bindings,
    session,
    name,
    kind: keyKindOf(action),
    schema,
    run: () => resultOf(run),
    runsUnstored,
  })
}
