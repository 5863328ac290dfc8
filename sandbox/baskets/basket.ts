import { DurableObject } from 'cloudflare:workers'

import type { SandboxEnv } from '../env.ts'
import { failOrder, requireCreated } from '../orders/fail-order.ts'
import { changeOrder, type OrderChange } from '../orders/order-changes.ts'
import { requireOrder } from '../orders/order-row.ts'
import { orderedBasket } from '../orders/ordered-basket.ts'
import { placeOrder } from '../orders/place-order.ts'
import { ProblemError } from '../problems.ts'
import { prepare, sql } from '../sql.ts'
import { taxesInUse } from './back-office/back-office.ts'
import {
  claimBasket,
  isIndexed,
  noted,
  openBasketId,
  release,
  temporaryBasketIds,
} from './basket-index.ts'
import type { BasketObject, BasketState, Pouring, Receiving } from './basket-object.ts'
import {
  alreadyExists,
  notPromotable,
  quotaExceeded,
  temporaryQuotaExceeded,
} from './basket-problems.ts'
import { applyChange, type Change } from './changes.ts'
import { emptyBasket, type Opening } from './empty-basket.ts'
import { KeptBasket } from './stored-basket.ts'
import { mergedWithinLimits } from './merge/merged-within-limits.ts'
import type { BasketDocument, Caller, Draft } from './model.ts'
import { settleBonuses } from './items/update-bonuses.ts'

const MAX_TEMPORARY = 4
const NAME: Change = { deed: 'nameCustomer', payload: undefined }

/** One basket. Database calls open the object's input gate to other requests, so it has its own queue. */
export class Basket extends DurableObject<SandboxEnv['Bindings']> implements BasketObject {
  readonly #kept = new KeptBasket(this.ctx.storage, this.env.DB)

  open(
    caller: Caller,
    basketId: string,
    { changes, opening }: { changes: Change[]; opening: Opening },
  ) {
    return this.#kept.inTurn(async () => {
      const { DB } = this.env
      const empty = emptyBasket(basketId, caller, opening)
      if (opening.isTemporary) {
        const ids = await temporaryBasketIds(DB, { ...empty, now: caller.now })
        if (ids.length >= MAX_TEMPORARY) throw temporaryQuotaExceeded(ids)
      }
      const state = await this.#changed(empty, caller, [NAME, ...changes])
      await this.#kept.prepare(state.basket)
      const other = await claimBasket(DB, state.basket)
      if (other === undefined) return state
      await this.#kept.drop()
      throw quotaExceeded(other)
    })
  }

  read(caller: Caller, basketId: string) {
    return this.#kept.inTurn(async () => ({
      basket: await this.#kept.own(caller, basketId),
      isRefused: false,
    }))
  }

  change(caller: Caller, basketId: string, changes: Change[]) {
    return this.#kept.inTurn(async () => {
      const before = await this.#kept.own(caller, basketId)
      const state = await this.#changed(before, caller, changes)
      await Promise.all([
        this.#kept.keep(state.basket),
        prepare(this.env.DB, noted(state.basket)).run(),
      ])
      return state
    })
  }

  remove(caller: Caller, basketId: string) {
    return this.#kept.inTurn(async () => {
      await this.#kept.own(caller, basketId)
      await prepare(this.env.DB, release(basketId)).run()
      await this.#kept.drop()
      return null
    })
  }

  pour(
    caller: Caller,
    basketId: string,
    { owner, into, intoOwner, mode }: Pouring & { owner: string },
  ) {
    return this.#kept.inTurn(async () => {
      const giver = await this.#kept.own({ ...caller, customerId: owner }, basketId)
      const { BASKETS } = this.env
      const taker = BASKETS.get(BASKETS.idFromName(into))
      const outcome = await taker.receive(caller, into, { giver, owner: intoOwner, mode })
      if ('problem' in outcome) throw new ProblemError(outcome.problem)
      await this.#kept.drop()
      return outcome.value
    })
  }

  receive(caller: Caller, basketId: string, { owner, ...given }: Receiving) {
    const shop = { db: this.env.DB, caller }
    return this.#moved(caller, basketId, {
      owner,
      become: async (own) => ({
        ...(await mergedWithinLimits(shop, own, given)),
        isTemporary: false,
      }),
      giving: given.giver.basketId,
    })
  }

  changeOwner(
    caller: Caller,
    basketId: string,
    { owner, overriding }: { owner: string; overriding: string | null },
  ) {
    return this.#moved(caller, basketId, { owner, become: (own) => own, giving: overriding })
  }

  promote(caller: Caller, basketId: string, { overriding }: { overriding: string | null }) {
    return this.#moved(caller, basketId, {
      owner: caller.customerId,
      become(own) {
        if (!own.isTemporary) throw notPromotable(basketId)
        return { ...own, isTemporary: false }
      },
      giving: overriding,
    })
  }

  becomeAgents(caller: Caller, basketId: string) {
    return this.#kept.inTurn(async () => {
      const basket = { ...(await this.#kept.own(caller, basketId)), isAgent: true }
      if (await isIndexed(this.env.DB, noted(basket))) return this.#state(basket)
      throw quotaExceeded(await this.#other(caller, basket))
    })
  }

  becomeStorefront(caller: Caller, basketId: string, { exchange }: { exchange: boolean }) {
    return this.#kept.inTurn(async () => {
      const { DB, BASKETS } = this.env
      const basket = { ...(await this.#kept.own(caller, basketId)), isAgent: false }
      if (await isIndexed(DB, noted(basket))) return this.#state(basket)
      const other = await this.#other(caller, basket)
      if (!exchange) throw quotaExceeded(other)
      const turnTo = (agent: number) =>
        sql`UPDATE baskets SET agent = ${agent} WHERE basket_id = ${other}`
      // A unique index allows one basket of each kind, even between two statements.
      await isIndexed(DB, turnTo(2), noted(basket), turnTo(1))
      await BASKETS.get(BASKETS.idFromName(other)).takeOver()
      return this.#state(basket)
    })
  }

  async takeOver() {
    await this.#kept.inTurn(async () => {
      const kept = await this.#kept.read()
      if (kept) await this.#kept.keep({ ...kept, isAgent: true })
    })
  }

  order(caller: Caller, basketId: string) {
    return this.#kept.inTurn(async () => {
      const number = await placeOrder(this.env.DB, await this.#kept.own(caller, basketId), caller)
      await this.#kept.drop()
      return number
    })
  }

  failOrder(caller: Caller, { orderNo, reopen }: { orderNo: string; reopen: boolean }) {
    return this.#kept.inTurn(async () => {
      const order = await requireOrder(this.env.DB, orderNo, caller.customerId)
      requireCreated(order, caller.now)
      const basket = { ...orderedBasket(order), lastModified: caller.now }
      if (reopen) await this.#kept.prepare(basket)
      const isReopened = await failOrder(this.env.DB, { order, basket, reopen })
      if (!isReopened) await this.#kept.drop()
      return isReopened
    })
  }

  changeOrder(caller: Caller, { orderNo, change }: { orderNo: string; change: OrderChange }) {
    return this.#kept.inTurn(async () => {
      await changeOrder(this.env.DB, { caller, orderNo, change })
      return null
    })
  }

  async forget() {
    await this.#kept.inTurn(() => this.#kept.drop())
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
      become: (own: BasketDocument) => BasketDocument | Promise<BasketDocument>
      giving: string | null
    },
  ) {
    return this.#kept.inTurn(async () => {
      const own = await become(await this.#kept.own({ ...caller, customerId: owner }, basketId))
      const { customerId, isRegistered } = caller
      const state = await this.#changed({ ...own, customerId, isRegistered }, caller, [NAME])
      const given = giving === null ? [] : [release(giving)]
      if (!(await isIndexed(this.env.DB, ...given, noted(state.basket)))) throw alreadyExists()
      await this.#kept.keep(state.basket)
      return state
    })
  }

  async #state(basket: BasketDocument): Promise<BasketState> {
    await this.#kept.keep(basket)
    return { basket, isRefused: false }
  }

  /** The id of the existing basket that conflicts with this one. */
  async #other({ site, customerId, now }: Caller, basket: BasketDocument) {
    const owner = { siteId: site.id, customerId, now }
    return (await openBasketId(this.env.DB, owner, basket)) ?? ''
  }

  async #changed(before: BasketDocument, caller: Caller, changes: Change[]): Promise<BasketState> {
    const basket = { ...structuredClone(before), lastModified: caller.now }
    const draft: Draft = { db: this.env.DB, caller, basket, isRefused: false }
    for (const change of changes) await applyChange(draft, change)
    await settleBonuses(draft)
    basket.externalTaxes = taxesInUse(basket)
    return { basket, isRefused: draft.isRefused }
  }
}
