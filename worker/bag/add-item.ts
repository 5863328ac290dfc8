import type { AddToBag } from '#shared/bag/bag.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { Product } from '#shared/product/product.ts'
import type { StoreId } from '#shared/stores/store.ts'

import { createBaskets } from './baskets.ts'
import { growthOf, isMarked } from './line-marks.ts'
import { type BasketResult, UnknownOutcome } from './upstream.ts'
import type { WireBasket, WireProductItem } from './wire-basket.ts'
import type { Edge } from '../http/edge.ts'
import { isDefined } from '../upstream/defined-attributes.ts'

export interface ItemToAdd extends Omit<AddToBag, 'fulfillment' | 'refreshMonths'>, RefreshFields {
  c_set_qty: false
  price?: number
  c_addedPrice?: number
  /** The store in which it is picked up. */
  c_fromStoreId?: StoreId
  /** Identifies this add: the line that it was added to has the same value until the next add. */
  c_addId: string
}

/**
 * Adds the item without retrying, because a retry could add it twice. If the outcome is unknown, the basket is
 * read to find out.
 */
export async function addItemOnce(
  edge: Edge,
  basketId: string,
  item: ItemToAdd,
): Promise<BasketResult> {
  const lineMarks = edge.session.state?.lineMarks ?? ''
  try {
    return await createBaskets(edge).addItemToBasket(basketId, [item])
  } catch (error) {
    if (!(error instanceof UnknownOutcome)) throw error
    const seen = await findAddedItem(edge, basketId, { item, lineMarks })
    if (seen.is === 'there') return seen.answer
    const mayFollow = seen.is === 'unknown' || error.isTimeout
    throw mayFollow ? new ProblemError('outcome-unknown', { cause: error }) : error
  }
}

/** How often, and at which interval (ms), the basket is read to find an item whose outcome is unknown. */
const READS = 3
const READ_EVERY_MS = 1_000

type Seen = { is: 'there'; answer: BasketResult } | { is: 'not there' | 'unknown' }

interface LostAdd {
  item: ItemToAdd
  /** Of the bag as this session has last seen it. */
  lineMarks: string
}

/** Whether the basket now contains the added item. It may appear late, if a gateway timed out before the work was done. */
async function findAddedItem(edge: Edge, basketId: string, lost: LostAdd): Promise<Seen> {
  let seen: Seen = { is: 'unknown' }
  for (let look = 0; look < READS; look += 1) {
    if (look > 0) await edge.context.sleep(READ_EVERY_MS)
    const answer = await createBaskets(edge)
      .get(basketId)
      .catch(() => null)
    const stateOf = isDefined(edge.context.config, 'c_addId') ? stateById : stateByGrowth
    const is = answer?.kind === 'basket' ? stateOf(answer.basket, lost) : 'unknown'
    if (answer && is === 'there') return { is, answer }
    seen = { is: is === 'there' ? 'unknown' : is }
  }
  return seen
}

const linesOf = ({ productItems }: WireBasket, { item }: LostAdd) =>
  productItems.filter(({ productId }) => productId === item.productId)

/**
 * The state of a lost add, judged by the product's own lines: changes of other lines prove nothing. If
 * something else has been added to a line, that may have happened after this add.
 */
function stateById(basket: WireBasket, lost: LostAdd): Seen['is'] {
  const { item, lineMarks } = lost
  const lines = linesOf(basket, lost)
  if (lines.some(({ c_addId: addId }) => addId === item.c_addId)) return 'there'
  return lines.every((line) => isMarked(lineMarks, line)) ? 'not there' : 'unknown'
}

/**
 * The same on an instance that does not store the id of an add: the product's lines have grown by its quantity since this
 * session last read them.
 */
function stateByGrowth(basket: WireBasket, lost: LostAdd): Seen['is'] {
  const { item, lineMarks } = lost
  const growths = linesOf(basket, lost).map((line) => growthOf(lineMarks, line))
  const changed = growths.filter((growth) => growth !== 0)
  if (changed.length === 0) return 'not there'
  return changed.length === 1 && changed[0] === item.quantity ? 'there' : 'unknown'
}

/** The quantity adds to what the basket has of the product, and does not replace it (spec 2 §3). */
export const ADDS = { c_set_qty: false } as const

/** The request that adds an item, shipped or picked up in a store. */
export function itemToAdd(
  product: Product | null,
  { productId, quantity, fulfillment, refreshMonths }: AddToBag,
  storeId: StoreId | null,
): ItemToAdd {
  const price = product?.price?.now.minorUnits
  const limit = fulfillment === 'pickup' ? product?.pickup?.limit : product?.webPurchaseLimit
  return {
    productId,
    // Forms without JavaScript may want more than one order may contain (spec 2 §5).
    quantity: Math.min(quantity, limit || quantity),
    ...ADDS,
    // The current unit price, so that the bag can show when it changes.
    ...(price !== undefined && { price: price / 100, c_addedPrice: price / 100 }),
    ...wayOf(storeId, refreshMonths),
    c_addId: crypto.randomUUID(),
  }
}

/** A pickup item cannot be on auto-refresh. */
function wayOf(storeId: StoreId | null, refreshMonths: number | undefined) {
  if (storeId !== null) return { c_fromStoreId: storeId }
  return refreshMonths === undefined ? {} : refreshFields(refreshMonths)
}

/** The auto-refresh fields of a line (spec 2 §3). */
export interface RefreshFields {
  c_isAutoRefreshSubscribedItem?: boolean
  /** In months; null removes it. */
  c_orderGrooveFrequency?: number | null
}

export const refreshFields = (months: number | null): RefreshFields => ({
  c_isAutoRefreshSubscribedItem: months !== null,
  c_orderGrooveFrequency: months,
})

/** Whether a line has the wanted auto-refresh; true if none was requested. */
export const isRefreshedAs = (line: WireProductItem, months: number | null | undefined) =>
  months === undefined || monthsOf(line) === months

/** The months between deliveries; null if the line is bought once. */
export const monthsOf = (line: WireProductItem) =>
  line.c_isAutoRefreshSubscribedItem ? (line.c_orderGrooveFrequency ?? null) : null
