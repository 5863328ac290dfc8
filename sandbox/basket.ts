import { DurableObject } from 'cloudflare:workers'

import type { SandboxEnv } from './platform/env.ts'
import { failOrder, requireCreated } from './orders/fail-order.ts'
import { changeOrder } from './orders/order-changes.ts'
import { requireOrder, orderedBasket } from './orders/order-row.ts'
import { placeOrder } from './orders/place-order.ts'
import { ProblemError } from './platform/problems.ts'
import { prepare, sql } from './platform/sql.ts'
import {
  insertAsOnlyBasket,
  tryBatch,
  updateIndexRow,
  openBasketId,
  deleteIndexRow,
  temporaryBasketIds,
} from './baskets/basket-index.ts'
import type {
  BasketObject,
  BasketState,
  MergeSource,
  MergeTarget,
  OrderChange,
} from './baskets/contents/basket-object.ts'
import {
  alreadyExists,
  notPromotable,
  quotaExceeded,
  temporaryQuotaExceeded,
} from './baskets/contents/basket-problems.ts'
import { type Change, withChanges } from './baskets/contents/changes.ts'
import { emptyBasket, type BasketOptions } from './baskets/contents/empty-basket.ts'
import { StoredBasket } from './baskets/stored-basket.ts'
import { mergedWithinLimits } from './baskets/contents/merged-within-limits.ts'
import type { BasketDocument, Caller } from './baskets/contents/model.ts'

const MAX_TEMPORARY = 4
const NAME: Change = { name: 'nameCustomer', payload: undefined }

/** One basket. Database calls open the object's input gate to other requests, so it has its own queue. */
export class Basket extends DurableObject<SandboxEnv['Bindings']> implements BasketObject {
  readonly #stored = new StoredBasket(this.ctx.storage, this.env.DB)

  open(
    caller: Caller,
    basketId: string,
    { changes, opening }: { changes: Change[]; opening: BasketOptions },
  ) {
    return this.#stored.enqueue(async () => {
      const { DB } = this.env
      const empty = emptyBasket(basketId, caller, opening)
      if (opening.isTemporary) {
        const ids = await temporaryBasketIds(DB, { ...empty, now: caller.now })
        if (ids.length >= MAX_TEMPORARY) throw temporaryQuotaExceeded(ids)
      }
      const state = await withChanges(DB, caller, empty, [NAME, ...changes])
      await this.#stored.prepare(state.basket)
      const other = await insertAsOnlyBasket(DB, state.basket)
      if (other === undefined) return state
      await this.#stored.delete()
      throw quotaExceeded(other)
    })
  }

  read(caller: Caller, basketId: string) {
    return this.#stored.enqueue(async () => ({
      basket: await this.#stored.requireOwn(caller, basketId),
      isRejected: false,
    }))
  }

  change(caller: Caller, basketId: string, changes: Change[]) {
    return this.#stored.enqueue(async () => {
      const before = await this.#stored.requireOwn(caller, basketId)
      const state = await withChanges(this.env.DB, caller, before, changes)
      await Promise.all([
        this.#stored.store(state.basket),
        prepare(this.env.DB, updateIndexRow(state.basket)).run(),
      ])
      return state
    })
  }

  remove(caller: Caller, basketId: string) {
    return this.#stored.enqueue(async () => {
      await this.#stored.requireOwn(caller, basketId)
      await prepare(this.env.DB, deleteIndexRow(basketId)).run()
      await this.#stored.delete()
      return null
    })
  }

  mergeInto(
    caller: Caller,
    basketId: string,
    { owner, into, intoOwner, mode }: MergeSource & { owner: string },
  ) {
    return this.#stored.enqueue(async () => {
      const giver = await this.#stored.requireOwn({ ...caller, customerId: owner }, basketId)
      const { BASKETS } = this.env
      const taker = BASKETS.get(BASKETS.idFromName(into))
      const outcome = await taker.acceptMerge(caller, into, { giver, owner: intoOwner, mode })
      if ('problem' in outcome) throw new ProblemError(outcome.problem)
      await this.#stored.delete()
      return outcome.value
    })
  }

  acceptMerge(caller: Caller, basketId: string, { owner, ...given }: MergeTarget) {
    const shop = { db: this.env.DB, caller }
    return this.#moved(caller, basketId, {
      owner,
      become: (own) => mergedWithinLimits(shop, own, given),
      giving: given.giver.basketId,
    })
  }

  changeOwner(
    caller: Caller,
    basketId: string,
    { owner, overriding }: { owner: string; overriding: string | null },
  ) {
    const become = (own: BasketDocument) => ({ basket: own, isRejected: false })
    return this.#moved(caller, basketId, { owner, become, giving: overriding })
  }

  promote(caller: Caller, basketId: string, { overriding }: { overriding: string | null }) {
    return this.#moved(caller, basketId, {
      owner: caller.customerId,
      become(own) {
        if (!own.isTemporary) throw notPromotable(basketId)
        return { basket: { ...own, isTemporary: false }, isRejected: false }
      },
      giving: overriding,
    })
  }

  assignToAgent(caller: Caller, basketId: string) {
    return this.#stored.enqueue(async () => {
      const basket = { ...(await this.#stored.requireOwn(caller, basketId)), isAgent: true }
      if (await tryBatch(this.env.DB, updateIndexRow(basket))) return this.#state(basket)
      throw quotaExceeded(await this.#other(caller, basket))
    })
  }

  returnToStorefront(caller: Caller, basketId: string, { exchange }: { exchange: boolean }) {
    return this.#stored.enqueue(async () => {
      const { DB, BASKETS } = this.env
      const basket = { ...(await this.#stored.requireOwn(caller, basketId)), isAgent: false }
      if (await tryBatch(DB, updateIndexRow(basket))) return this.#state(basket)
      const other = await this.#other(caller, basket)
      if (!exchange) throw quotaExceeded(other)
      const turnTo = (agent: number) =>
        sql`UPDATE baskets SET agent = ${agent} WHERE basket_id = ${other}`
      // A unique index allows one basket of each kind, even between two statements.
      await tryBatch(DB, turnTo(2), updateIndexRow(basket), turnTo(1))
      await BASKETS.get(BASKETS.idFromName(other)).markAsAgents()
      return this.#state(basket)
    })
  }

  async markAsAgents() {
    await this.#stored.enqueue(async () => {
      const stored = await this.#stored.read()
      if (stored) await this.#stored.store({ ...stored, isAgent: true })
    })
  }

  order(caller: Caller, basketId: string) {
    return this.#stored.enqueue(async () => {
      const number = await placeOrder(
        this.env.DB,
        await this.#stored.requireOwn(caller, basketId),
        caller,
      )
      await this.#stored.delete()
      return number
    })
  }

  failOrder(caller: Caller, { orderNo, reopen }: { orderNo: string; reopen: boolean }) {
    return this.#stored.enqueue(async () => {
      const order = await requireOrder(this.env.DB, orderNo, caller.customerId)
      requireCreated(order, caller.now)
      const basket = { ...orderedBasket(order), lastModified: caller.now }
      if (reopen) await this.#stored.prepare(basket)
      const isReopened = await failOrder(this.env.DB, { order, basket, reopen })
      if (!isReopened) await this.#stored.delete()
      return isReopened
    })
  }

  changeOrder(caller: Caller, { orderNo, change }: { orderNo: string; change: OrderChange }) {
    return this.#stored.enqueue(async () => {
      await changeOrder(this.env.DB, { caller, orderNo, change })
      return null
    })
  }

  async deleteBasket() {
    await this.#stored.enqueue(() => this.#stored.delete())
  }

  /** Changes the basket and makes it the caller's, and releases another basket. */
  #moved(
    caller: Caller,
    basketId: string,
    {
      owner,
      become,
      giving,
    }: {
      owner: string
      become: (own: BasketDocument) => BasketState | Promise<BasketState>
      giving: string | null
    },
  ) {
    return this.#stored.enqueue(async () => {
      const { basket: own, ...outcome } = await become(
        await this.#stored.requireOwn({ ...caller, customerId: owner }, basketId),
      )
      const { customerId, isRegistered } = caller
      const state = await withChanges(this.env.DB, caller, { ...own, customerId, isRegistered }, [
        NAME,
      ])
      const given = giving === null ? [] : [deleteIndexRow(giving)]
      if (!(await tryBatch(this.env.DB, ...given, updateIndexRow(state.basket))))
        throw alreadyExists()
      await this.#stored.store(state.basket)
      return { ...state, ...outcome }
    })
  }

  async #state(basket: BasketDocument): Promise<BasketState> {
    await this.#stored.store(basket)
    return { basket, isRejected: false }
  }

  /** The id of the existing basket that conflicts with this one. */
  async #other({ site, customerId, now }: Caller, basket: BasketDocument) {
    const owner = { siteId: site.id, customerId, now }
    return (await openBasketId(this.env.DB, owner, basket)) ?? ''
  }
}
