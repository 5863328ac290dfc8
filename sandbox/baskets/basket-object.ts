import type { Problem } from '../problems.ts'
import type { Change } from './changes.ts'
import type { BasketDocument, Caller } from './model.ts'

/** An answer across the border between Worker and object, which errors do not cross whole. */
export type Outcome<Value> = { value: Value } | { problem: Problem }

/** A basket after what was asked of it. */
export interface BasketState {
  basket: BasketDocument
  /** The shop would not add the items that were asked for. */
  isRefused: boolean
}

/** What can be asked of a basket's object. One request at a time; the others wait. */
export interface BasketObject {
  open(caller: Caller, basketId: string, changes: Change[]): Promise<Outcome<BasketState>>
  read(caller: Caller, basketId: string): Promise<Outcome<BasketState>>
  change(caller: Caller, basketId: string, changes: Change[]): Promise<Outcome<BasketState>>
  remove(caller: Caller, basketId: string): Promise<Outcome<null>>
  /** Makes an order of it, and answers with the order's number; the basket is gone then. */
  order(caller: Caller, basketId: string): Promise<Outcome<number>>
  /** Fails an order that was made of it; true if the basket is open again. */
  failOrder(
    caller: Caller,
    failing: { orderNo: string; reopen: boolean },
  ): Promise<Outcome<boolean>>
  /** Forgets everything, without asking whose it is. */
  forget(): Promise<void>
}

/** The part of a Durable Object namespace that is used. */
export interface BasketObjects {
  idFromName(name: string): DurableObjectId
  get(id: DurableObjectId): BasketObject
}
