import type { Problem } from '../../platform/problems.ts'
import type { Change } from './changes.ts'
import type { BasketOptions } from './empty-basket.ts'
import type { MergeMode } from './merge-baskets.ts'
import type { BasketDocument, Caller } from './model.ts'
import type { InstrumentBody, NewInstrumentBody } from './payment-body.ts'

/** A result of a Durable Object call. Problems are returned because thrown errors lose their fields on the way. */
export type CallResult<Value> = { value: Value } | { problem: Problem }

/** A basket after a request. */
export interface BasketState {
  basket: BasketDocument
  /** Requested items were rejected. */
  isRejected: boolean
  /** The contents that a merge left out. */
  notAdded?: NotAdded
}

/** The part of a basket that another could not take, because of the shop's limits. */
export type NotAdded = Pick<BasketDocument, 'lines' | 'giftCertificates' | 'coupons'>

export interface MergeSource {
  /** The basket that receives all items. */
  into: string
  /** That basket's owner before; afterwards it belongs to the caller. */
  intoOwner: string
  mode: MergeMode
}

export interface MergeTarget {
  giver: BasketDocument
  owner: string
  mode: MergeMode
}

/** A change to the payment of an order. */
export type PaymentChange =
  | { kind: 'add'; body: NewInstrumentBody }
  | { kind: 'update'; paymentInstrumentId: string; body: InstrumentBody }
  | { kind: 'remove'; paymentInstrumentId: string }

/** A change to an order by order management. */
export type ManagedChange =
  | { kind: 'cancel'; reason: string }
  | { kind: 'return'; items: { itemId: string; quantity: number; reason: string }[] }

export type OrderChange = PaymentChange | ManagedChange

/** The interface of a basket's Durable Object. It handles one request at a time; others wait. */
export interface BasketObject {
  open(
    caller: Caller,
    basketId: string,
    opened: { changes: Change[]; opening: BasketOptions },
  ): Promise<CallResult<BasketState>>
  read(caller: Caller, basketId: string): Promise<CallResult<BasketState>>
  change(caller: Caller, basketId: string, changes: Change[]): Promise<CallResult<BasketState>>
  remove(caller: Caller, basketId: string): Promise<CallResult<null>>
  /** Moves the contents of `owner`'s basket into another, and deletes this one. */
  mergeInto(
    caller: Caller,
    basketId: string,
    merge: MergeSource & { owner: string },
  ): Promise<CallResult<BasketState>>
  /** The other side of `mergeInto`: `owner`'s basket becomes the caller's and takes the giver's contents. */
  acceptMerge(
    caller: Caller,
    basketId: string,
    receiving: MergeTarget,
  ): Promise<CallResult<BasketState>>
  /** Makes `owner`'s basket the caller's; it replaces the basket `overriding`, if any. */
  changeOwner(
    caller: Caller,
    basketId: string,
    from: { owner: string; overriding: string | null },
  ): Promise<CallResult<BasketState>>
  /** Makes a temporary basket the shopper's open one. */
  promote(
    caller: Caller,
    basketId: string,
    from: { overriding: string | null },
  ): Promise<CallResult<BasketState>>
  assignToAgent(caller: Caller, basketId: string): Promise<CallResult<BasketState>>
  /** With `exchange` the shopper's storefront basket becomes the agent's. */
  returnToStorefront(
    caller: Caller,
    basketId: string,
    how: { exchange: boolean },
  ): Promise<CallResult<BasketState>>
  /** The other side of an exchange; the index is already up to date. */
  markAsAgents(): Promise<void>
  /** Creates an order from the basket, returns the order's number and deletes the basket. */
  order(caller: Caller, basketId: string): Promise<CallResult<number>>
  /** Fails the order made from this basket; true if the basket is open again. */
  failOrder(
    caller: Caller,
    failing: { orderNo: string; reopen: boolean },
  ): Promise<CallResult<boolean>>
  /** Changes the payment of the order made from this basket. */
  changeOrder(
    caller: Caller,
    changing: { orderNo: string; change: OrderChange },
  ): Promise<CallResult<null>>
  /** Deletes the basket of any owner. */
  deleteBasket(): Promise<void>
}

/** The part of the Durable Object namespace that the service uses. */
export interface BasketObjects {
  idFromName(name: string): DurableObjectId
  get(id: DurableObjectId): BasketObject
}

declare module '../../platform/env.ts' {
  interface Bindings {
    BASKETS: BasketObjects
  }
}
