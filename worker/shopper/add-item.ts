import type { AddToBag } from '#shared/bag/bag.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { StoreId } from '#shared/stores/store.ts'

import type { BasketResult } from '../commerce/basket-call.ts'
import { UnknownOutcome } from '../commerce/baskets.ts'
import type { WireBasket } from '../commerce/wire-basket.ts'
import { isMarked } from './line-marks.ts'
import type { RefreshFields } from './refresh-fields.ts'
import type { ShopperContext } from './shopper-context.ts'

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
  shop: ShopperContext,
  basketId: string,
  item: ItemToAdd,
): Promise<BasketResult> {
  const lineMarks = shop.session.state?.lineMarks ?? ''
  try {
    return await shop.baskets.addItemToBasket(basketId, [item])
  } catch (error) {
    if (!(error instanceof UnknownOutcome)) throw error
    const seen = await findAddedItem(shop, basketId, { item, lineMarks })
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
async function findAddedItem(
  { baskets, context }: ShopperContext,
  basketId: string,
  lost: LostAdd,
): Promise<Seen> {
  let seen: Seen = { is: 'unknown' }
  for (let look = 0; look < READS; look += 1) {
    if (look > 0) await context.sleep(READ_EVERY_MS)
    const answer = await baskets.get(basketId).catch(() => null)
    const is = answer?.kind === 'basket' ? stateOf(answer.basket, lost) : 'unknown'
    if (answer && is === 'there') return { is, answer }
    seen = { is: is === 'there' ? 'unknown' : is }
  }
  return seen
}

/**
 * The state of a lost add, judged by the product's own lines: what other tabs do to other lines says nothing. If
 * something else has been added to a line, that may have happened after this add.
 */
function stateOf({ productItems }: WireBasket, { item, lineMarks }: LostAdd): Seen['is'] {
  const lines = productItems.filter(({ productId }) => productId === item.productId)
  if (lines.some(({ c_addId: addId }) => addId === item.c_addId)) return 'there'
  return lines.every((line) => isMarked(lineMarks, line)) ? 'not there' : 'unknown'
}
