import type { ActionName } from '#shared/actions.ts'
import {
  Bag,
  type AddCoupon,
  type AddToBag,
  type IdempotencyKey,
  type UpdateLine,
} from '#shared/contract/bag.ts'
import { COUPON_LIMIT } from '#shared/contract/preferences.ts'
import { ProblemError } from '#shared/contract/problem.ts'
import type { Product } from '#shared/contract/product.ts'
import type { Shopper } from '#shared/contract/shopper.ts'

import { UnknownOutcome, type BasketResult } from '../commerce/baskets.ts'
import type { WireBasket } from '../commerce/wire-basket.ts'
import { emptyBag, mapBag } from './map-bag.ts'
import { runAction, type ShopperContext } from './shopper-context.ts'

type BagActions = Pick<Shopper, 'getBag' | 'addToBag' | 'updateLine' | 'addCoupon' | 'removeCoupon'>

/** The bag of one shopper. It does not exist until the first item is added. */
export function createBagActions(shop: ShopperContext): BagActions {
  const { baskets } = shop
  const act = (
    action: ActionName,
    {
      idempotencyKey,
      input,
      run,
    }: { idempotencyKey: IdempotencyKey; input: unknown; run: () => Promise<Bag> },
  ) => runAction(shop, { action, idempotencyKey, input, schema: Bag, run })

  return {
    getBag: (signal) => readBag(shop, signal),
    addToBag: (item, idempotencyKey) =>
      act('addToBag', { idempotencyKey, input: item, run: () => addToBag(shop, item) }),
    updateLine: (item, idempotencyKey) =>
      act('updateLine', { idempotencyKey, input: item, run: () => updateLine(shop, item) }),
    addCoupon: (coupon, idempotencyKey) =>
      act('addCoupon', { idempotencyKey, input: coupon, run: () => addCoupon(shop, coupon) }),
    removeCoupon: (coupon, idempotencyKey) =>
      act('removeCoupon', {
        idempotencyKey,
        input: coupon,
        run: () =>
          changeBasket(
            shop,
            (basketId) => baskets.removeCouponFromBasket(basketId, coupon.couponId),
            'not-found',
          ),
      }),
  }
}

async function readBag(shop: ShopperContext, signal: AbortSignal | undefined): Promise<Bag> {
  const { session, baskets } = shop
  const basketId = session.state?.basketId
  if (!basketId) return bagOf(shop, null)
  const answer = await baskets.get(basketId, signal)
  if (answer.kind === 'refused') throw new ProblemError('unavailable')
  // The basket id stays in the session, because the checkout uses it to find the order.
  if (answer.kind === 'gone') session.update({ bagCount: 0 })
  return bagOf(shop, answer.kind === 'basket' ? answer.basket : null)
}

async function addToBag(shop: ShopperContext, { productId, quantity }: AddToBag): Promise<Bag> {
  const product = await productToAdd(shop, productId)
  if (product?.isMemberExclusive) throw new ProblemError('members-only')
  const price = product?.price?.now.minorUnits
  const item = {
    productId,
    quantity,
    // The current unit price, so that the bag can show when it changes.
    ...(price !== undefined && { price: price / 100, c_addedPrice: price / 100 }),
  }
  const first = await addItemOnce(shop, await ensureBasket(shop), item)
  const answer =
    first.kind === 'gone' ? await addItemOnce(shop, await newBasket(shop), item) : first
  if (answer.kind !== 'basket') throw new ProblemError('not-added')
  const bag = await bagOf(shop, answer.basket)
  if (answer.basket.c_notAddedError) throw new ProblemError('not-added')
  return bag
}

/**
 * Adds the item without retrying, because a retry could add it twice. If the outcome is unknown, the basket is
 * read to find out.
 */
async function addItemOnce(
  shop: ShopperContext,
  basketId: string,
  item: AddToBag,
): Promise<BasketResult> {
  const before = shop.session.state?.bagCount ?? 0
  try {
    return await shop.baskets.addItemToBasket(basketId, [item])
  } catch (error) {
    if (!(error instanceof UnknownOutcome)) throw error
    const seen = await findAddedItem(shop, basketId, { item, before })
    if (seen.is === 'there') return seen.answer
    const mayFollow = seen.is === 'unknown' || error.isTimeout
    throw mayFollow ? new ProblemError('outcome-unknown', { cause: error }) : error
  }
}

/** How often, and at which interval (ms), the basket is read to find an item whose outcome is unknown. */
const READS = 3
const READ_EVERY_MS = 1_000

type Seen = { is: 'there'; answer: BasketResult } | { is: 'not there' | 'unknown' }

/** Whether the basket now contains the added item. It may appear late, if a gateway timed out before the work was done. */
async function findAddedItem(
  { baskets, context }: ShopperContext,
  basketId: string,
  { item, before }: { item: AddToBag; before: number },
): Promise<Seen> {
  let seen: Seen = { is: 'unknown' }
  for (let look = 0; look < READS; look += 1) {
    if (look > 0) await context.sleep(READ_EVERY_MS)
    const answer = await baskets.get(basketId).catch(() => null)
    seen = { is: 'unknown' }
    if (answer?.kind !== 'basket') continue
    const more = itemCountOf(answer.basket) - before
    const isHeld = answer.basket.productItems.some(({ productId }) => productId === item.productId)
    if (more === item.quantity && isHeld) return { is: 'there', answer }
    if (more !== 0) return { is: 'unknown' }
    seen = { is: 'not there' }
  }
  return seen
}

const itemCountOf = ({ productItems }: WireBasket) =>
  productItems.reduce((sum, { quantity }) => sum + quantity, 0)

/** Null if the catalog is unavailable. The basket decides anyway what can be bought. */
async function productToAdd({ catalog }: ShopperContext, id: Product['id']) {
  try {
    return await catalog.getProduct(id)
  } catch (error) {
    if (error instanceof ProblemError && error.type !== 'unavailable') throw error
    return null
  }
}

const ensureBasket = async (shop: ShopperContext) =>
  shop.session.state?.basketId ?? (await newBasket(shop))

/** Creates a basket. A shopper has only one open basket, so an existing one is used. */
async function newBasket({ baskets, session }: ShopperContext): Promise<string> {
  const answer = await baskets.create()
  if (answer.kind !== 'basket' && answer.kind !== 'exists') throw new ProblemError('unavailable')
  const basketId = answer.kind === 'basket' ? answer.basket.basketId : answer.basketId
  session.update({ basketId })
  return basketId
}

function updateLine(shop: ShopperContext, { lineId, quantity }: UpdateLine): Promise<Bag> {
  const { baskets } = shop
  return quantity === 0
    ? changeBasket(shop, (basketId) => baskets.removeItemFromBasket(basketId, lineId), 'not-found')
    : changeBasket(
        shop,
        (basketId) => baskets.updateItemInBasket(basketId, lineId, { quantity }),
        'not-added',
      )
}

async function addCoupon(shop: ShopperContext, { code }: AddCoupon): Promise<Bag> {
  const bag = await readBag(shop, undefined)
  if (bag.coupons.some((coupon) => coupon.code.toLowerCase() === code.toLowerCase())) return bag
  if (bag.coupons.length >= bag.couponLimit) throw new ProblemError('coupon-limit')
  return changeBasket(
    shop,
    (basketId) => shop.baskets.addCouponToBasket(basketId, code),
    'coupon-unknown',
  )
}

/** Changes the basket. @param rejection the problem if the service rejects the change */
async function changeBasket(
  shop: ShopperContext,
  change: (basketId: string) => Promise<BasketResult>,
  rejection: 'not-found' | 'not-added' | 'coupon-unknown',
): Promise<Bag> {
  const basketId = shop.session.state?.basketId
  if (!basketId) throw new ProblemError('not-found')
  const answer = await change(basketId)
  if (answer.kind === 'gone') throw new ProblemError('not-found')
  if (answer.kind === 'refused') {
    const isShort = answer.slug === 'product-item-not-available'
    throw new ProblemError(rejection === 'not-added' && !isShort ? 'not-found' : rejection)
  }
  const bag = await bagOf(shop, answer.basket)
  if (answer.basket.c_notAddedError) throw new ProblemError('not-added')
  return bag
}

/** Maps the bag for the shop, and stores its item count in the session for the header of every page. */
export async function bagOf(shop: ShopperContext, basket: WireBasket | null): Promise<Bag> {
  const { catalog, session, mapper } = shop
  // Preferences are optional here: the bag does not fail without them.
  const preferences = await catalog.getPreferences().catch(() => null)
  const sources = { mapper, couponLimit: preferences?.couponNumberLimit ?? COUPON_LIMIT }
  if (!basket) return emptyBag(sources)
  const bag = mapBag(basket, sources)
  session.update({ basketId: basket.basketId, bagCount: bag.count })
  return bag
}
