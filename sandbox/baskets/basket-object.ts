import type { OrderChange } from '../orders/order-changes.ts'
import type { Problem } from '../problems.ts'
import type { Change } from './changes.ts'
import type { Opening } from './empty-basket.ts'
import type { MergeMode } from './merge/merge-baskets.ts'
import type { BasketDocument, Caller } from './model.ts'

/** An answer across the border between Worker and object, which errors do not cross whole. */
export type Outcome<Value> = { value: Value } | { problem: Problem }

/** A basket after what was asked of it. */
export interface BasketState {
  basket: BasketDocument
  /** The shop would not add the items that were asked for. */
  isRefused: boolean
}

export interface Pouring {
  /** The basket that is to have everything. */
  into: string
  /** Whose that one is so far; it is the caller's then. */
  intoOwner: string
  mode: MergeMode
}

export interface Receiving {
  giver: BasketDocument
  owner: string
  mode: MergeMode
}

/** What can be asked of a basket's object. One request at a time; the others wait. */
export interface BasketObject {
  open(
    caller: Caller,
    basketId: string,
    opened: { changes: Change[]; opening: Opening },
  ): Promise<Outcome<BasketState>>
  read(caller: Caller, basketId: string): Promise<Outcome<BasketState>>
  change(caller: Caller, basketId: string, changes: Change[]): Promise<Outcome<BasketState>>
  remove(caller: Caller, basketId: string): Promise<Outcome<null>>
  /** Puts what is in `owner`'s basket into another, and is gone then. */
  pour(
    caller: Caller,
    basketId: string,
    pouring: Pouring & { owner: string },
  ): Promise<Outcome<BasketState>>
  /** The other side of `pour`: `owner`'s basket becomes the caller's, with what the giver had. */
  receive(caller: Caller, basketId: string, receiving: Receiving): Promise<Outcome<BasketState>>
  /** Makes `owner`'s basket the caller's, in the place of `overriding` if there is such a basket. */
  changeOwner(
    caller: Caller,
    basketId: string,
    from: { owner: string; overriding: string | null },
  ): Promise<Outcome<BasketState>>
  /** Makes a temporary basket the shopper's open one. */
  promote(
    caller: Caller,
    basketId: string,
    from: { overriding: string | null },
  ): Promise<Outcome<BasketState>>
  becomeAgents(caller: Caller, basketId: string): Promise<Outcome<BasketState>>
  /** With `exchange` the shopper's storefront basket becomes the agent's. */
  becomeStorefront(
    caller: Caller,
    basketId: string,
    how: { exchange: boolean },
  ): Promise<Outcome<BasketState>>
  /** The other side of an exchange, which the index knows of already. */
  takeOver(): Promise<void>
  /** Makes an order of it, and answers with the order's number; the basket is gone then. */
  order(caller: Caller, basketId: string): Promise<Outcome<number>>
  /** Fails an order that was made of it; true if the basket is open again. */
  failOrder(
    caller: Caller,
    failing: { orderNo: string; reopen: boolean },
  ): Promise<Outcome<boolean>>
  /** Changes how an order that was made of it is paid. */
  changeOrder(
    caller: Caller,
    changing: { orderNo: string; change: OrderChange },
  ): Promise<Outcome<null>>
  /** Forgets everything, without asking whose it is. */
  forget(): Promise<void>
}

/** The part of a Durable Object namespace that is used. */
export interface BasketObjects {
  idFromName(name: string): DurableObjectId
  get(id: DurableObjectId): BasketObject
}
