import { DurableObject } from 'cloudflare:workers'

import type { SandboxEnv } from '../env.ts'
import { failOrder, requireCreated } from '../orders/fail-order.ts'
import { requireOrder } from '../orders/order-row.ts'
import { placeOrder } from '../orders/place-order.ts'
import { ProblemError } from '../problems.ts'
import { prepare } from '../sql.ts'
import { claimBasket, isOpen, noteChange, release } from './basket-index.ts'
import type { BasketObject, BasketState, Outcome } from './basket-object.ts'
import { basketNotFound, customerInvalid, quotaExceeded } from './basket-problems.ts'
import { applyChange, type Change } from './changes.ts'
import { emptyBasket } from './empty-basket.ts'
import type { BasketDocument, Caller, Draft } from './model.ts'

const KEY = 'basket'

/** One basket. Its input gate opens whenever the database is asked, so it keeps a queue of its own. */
export class Basket extends DurableObject<SandboxEnv['Bindings']> implements BasketObject {
  #last: Promise<unknown> = Promise.resolve()
  /** Undefined until it was looked for. */
  #kept: BasketDocument | null | undefined

  open(caller: Caller, basketId: string, changes: Change[]) {
    return this.#inTurn(async () => {
      const state = await this.#changed(emptyBasket(basketId, caller), caller, changes)
      await this.#prepare(state.basket)
      const other = await claimBasket(this.env.DB, state.basket)
      if (other === undefined) return state
      await this.#drop()
      throw quotaExceeded(other)
    })
  }

  read(caller: Caller, basketId: string) {
    return this.#inTurn(async () => ({
      basket: await this.#own(caller, basketId),
      isRefused: false,
    }))
  }

  change(caller: Caller, basketId: string, changes: Change[]) {
    return this.#inTurn(async () => {
      const before = await this.#own(caller, basketId)
      const state = await this.#changed(before, caller, changes)
      await this.#keep(state.basket)
      await noteChange(this.env.DB, state.basket)
      return state
    })
  }

  remove(caller: Caller, basketId: string) {
    return this.#inTurn(async () => {
      await this.#own(caller, basketId)
      await prepare(this.env.DB, release(basketId)).run()
      await this.#drop()
      return null
    })
  }

  order(caller: Caller, basketId: string) {
    return this.#inTurn(async () => {
      const number = await placeOrder(this.env.DB, await this.#own(caller, basketId), caller)
      await this.#drop()
      return number
    })
  }

  failOrder(caller: Caller, { orderNo, reopen }: { orderNo: string; reopen: boolean }) {
    return this.#inTurn(async () => {
      const order = await requireOrder(this.env.DB, orderNo, caller.customerId)
      requireCreated(order)
      const ordered: BasketDocument = JSON.parse(order.basket)
      const basket = { ...ordered, lastModified: caller.now }
      if (reopen) await this.#prepare(basket)
      const isReopened = await failOrder(this.env.DB, { order, basket, reopen })
      if (!isReopened) await this.#drop()
      return isReopened
    })
  }

  async forget() {
    await this.#inTurn(() => this.#drop())
  }

  async #own({ customerId }: Caller, basketId: string): Promise<BasketDocument> {
    this.#kept ??= await this.#load()
    if (this.#kept === null) throw basketNotFound(basketId)
    if (this.#kept.customerId !== customerId) throw customerInvalid()
    return this.#kept
  }

  /** A document that the index does not know is what an interruption has left behind. */
  async #load(): Promise<BasketDocument | null> {
    const found = await this.ctx.storage.get<BasketDocument>(KEY)
    if (!found) return null
    return (await isOpen(this.env.DB, found.basketId)) ? found : null
  }

  async #changed(before: BasketDocument, caller: Caller, changes: Change[]): Promise<BasketState> {
    const basket = { ...structuredClone(before), lastModified: caller.now }
    const draft: Draft = { db: this.env.DB, caller, basket, isRefused: false }
    for (const change of changes) await applyChange(draft, change)
    return { basket, isRefused: draft.isRefused }
  }

  async #keep(basket: BasketDocument) {
    await this.ctx.storage.put(KEY, basket)
    this.#kept = basket
  }

  /** Stored before the index names it, or there could be a name without a basket; read after that. */
  async #prepare(basket: BasketDocument) {
    await this.ctx.storage.put(KEY, basket)
    this.#kept = undefined
  }

  async #drop() {
    await this.ctx.storage.deleteAll()
    this.#kept = null
  }

  #inTurn<Value>(work: () => Promise<Value>): Promise<Outcome<Value>> {
    const turn = this.#last.then(() => outcomeOf(work))
    this.#last = turn.catch(() => undefined)
    return turn
  }
}

async function outcomeOf<Value>(work: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { value: await work() }
  } catch (error) {
    if (error instanceof ProblemError) return { problem: error.problem }
    throw error
  }
}
