import type { ActionName } from '#shared/actions.ts'
import {
  Bag,
  type AddCoupon,
  type AddToBag,
  type IdempotencyKey,
  type RemoveCoupon,
  type RemoveGiftCertificate,
  type UpdateLine,
} from '#shared/contract/bag.ts'
import { ProblemError } from '#shared/contract/problem.ts'
import type { Product } from '#shared/contract/product.ts'
import type { BagNotices, Shopper } from '#shared/contract/shopper.ts'

import { takeOverBasket } from '../agents/agent-basket.ts'
import { UnknownOutcome, type BasketResult } from '../commerce/baskets.ts'
import type { WireBasket, WireProductItem } from '../commerce/wire-basket.ts'
import type { NotAdded } from '../session/session-state.ts'
import { addItemOnce, type ItemToAdd } from './add-item.ts'
import { alignedBasket } from './align-basket.ts'
import { bagOf } from './bag-of.ts'
import { mergePendingBag } from './merge-bags.ts'
import { notAddedOf } from './not-added.ts'
import { runAction, type ShopperContext } from './shopper-context.ts'

type BagActions = Pick<
  Shopper & BagNotices,
  | 'getBag'
  | 'addToBag'
  | 'updateLine'
  | 'removeGiftCertificate'
  | 'addCoupon'
  | 'removeCoupon'
  | 'dismissNotAdded'
>

/** The bag of one shopper. It does not exist until the first item is added. */
export function createBagActions(shop: ShopperContext): BagActions {
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
    removeGiftCertificate: (certificate, idempotencyKey) =>
      act('removeGiftCertificate', {
        idempotencyKey,
        input: certificate,
        run: () => removeGiftCertificate(shop, certificate),
      }),
    addCoupon: (coupon, idempotencyKey) =>
      act('addCoupon', { idempotencyKey, input: coupon, run: () => addCoupon(shop, coupon) }),
    removeCoupon: (coupon, idempotencyKey) =>
      act('removeCoupon', {
        idempotencyKey,
        input: coupon,
        run: () => removeCoupon(shop, coupon),
      }),
    dismissNotAdded() {
      if (shop.session.state) shop.session.update({ notAdded: null })
      return Promise.resolve()
    },
  }
}

async function readBag(shop: ShopperContext, signal: AbortSignal | undefined): Promise<Bag> {
  const { session, baskets } = shop
  await mergePendingBag(shop)
  const basketId = session.state?.basketId
  if (!basketId) return bagOf(shop, null)
  const answer = await baskets.get(basketId, signal)
  if (answer.kind === 'refused') throw new ProblemError('unavailable')
  // The basket id stays in the session, because the checkout uses it to find the order.
  if (answer.kind === 'basket' && answer.basket.c_notAddedError)
    session.update({ notAdded: notAddedOf(answer.basket, []) })
  if (answer.kind === 'gone') session.update({ bagCount: 0, notAdded: null })
  return bagOf(shop, answer.kind === 'basket' ? await alignedBasket(shop, answer.basket) : null)
}

async function addToBag(shop: ShopperContext, { productId, quantity }: AddToBag): Promise<Bag> {
  const product = await productToAdd(shop, productId)
  if (product?.isMemberExclusive) throw new ProblemError('members-only')
  // A master cannot be bought, so no basket is created for it.
  if (product?.kind === 'master') throw new ProblemError('not-added')
  const item = itemToAdd(product, { productId, quantity })
  const answer = await addToOpenBasket(shop, item)
  if (answer.kind !== 'basket') throw new ProblemError('not-added')
  return changedBag(shop, answer.basket, [{ productId, quantity }])
}

function itemToAdd(product: Product | null, { productId, quantity }: AddToBag): ItemToAdd {
  const price = product?.price?.now.minorUnits
  return {
    productId,
    // Forms without JavaScript may want more than one order may contain (spec 2 §5).
    quantity: Math.min(quantity, product?.webPurchaseLimit || quantity),
    // The current unit price, so that the bag can show when it changes.
    ...(price !== undefined && { price: price / 100, c_addedPrice: price / 100 }),
    c_addId: crypto.randomUUID(),
  }
}

/** A basket that has ended is replaced by a new one. */
async function addToOpenBasket(shop: ShopperContext, item: ItemToAdd): Promise<BasketResult> {
  const answer = await addItemOnce(shop, await ensureBasket(shop), item)
  return answer.kind === 'gone' ? addItemOnce(shop, await newBasket(shop), item) : answer
}

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
async function newBasket({ baskets, session, context }: ShopperContext): Promise<string> {
  const answer = await baskets.create()
  if (answer.kind !== 'basket' && answer.kind !== 'exists') throw new ProblemError('unavailable')
  const basketId = answer.kind === 'basket' ? answer.basket.basketId : answer.basketId
  session.update({ basketId })
  await takeOverBasket({ context, session })
  return basketId
}

function updateLine(shop: ShopperContext, { lineId, quantity }: UpdateLine): Promise<Bag> {
  const { baskets } = shop
  const isLine = ({ itemId }: WireProductItem) => itemId === lineId
  return quantity === 0
    ? changeBasket(shop, {
        change: (basketId) => baskets.removeItemFromBasket(basketId, lineId),
        isMade: ({ productItems }) => !productItems.some(isLine),
        rejection: 'not-found',
      })
    : changeBasket(shop, {
        change: (basketId) => baskets.updateItemInBasket(basketId, lineId, { quantity }),
        isMade: ({ productItems }) => productItems.find(isLine)?.quantity === quantity,
        rejection: 'not-added',
      })
}

const removeGiftCertificate = (
  shop: ShopperContext,
  { giftCertificateId }: RemoveGiftCertificate,
): Promise<Bag> =>
  changeBasket(shop, {
    change: (basketId) =>
      shop.baskets.removeGiftCertificateItemFromBasket(basketId, giftCertificateId),
    isMade: ({ giftCertificateItems }) =>
      !giftCertificateItems.some((item) => item.giftCertificateItemId === giftCertificateId),
    rejection: 'not-found',
  })

async function addCoupon(shop: ShopperContext, { code }: AddCoupon): Promise<Bag> {
  const isSame = (coupon: { code: string }) => coupon.code.toLowerCase() === code.toLowerCase()
  const bag = await readBag(shop, undefined)
  if (bag.coupons.some(isSame)) return bag
  if (bag.coupons.length >= bag.couponLimit) throw new ProblemError('coupon-limit')
  return changeBasket(shop, {
    change: (basketId) => shop.baskets.addCouponToBasket(basketId, code),
    isMade: ({ couponItems }) => couponItems.some(isSame),
    rejection: 'coupon-unknown',
  })
}

const removeCoupon = (shop: ShopperContext, { couponId }: RemoveCoupon): Promise<Bag> =>
  changeBasket(shop, {
    change: (basketId) => shop.baskets.removeCouponFromBasket(basketId, couponId),
    isMade: ({ couponItems }) => !couponItems.some(({ couponItemId }) => couponItemId === couponId),
    rejection: 'not-found',
  })

interface BasketChange {
  change: (basketId: string) => Promise<BasketResult>
  /** Whether a basket is as the change leaves it, whoever has made it. */
  isMade: (basket: WireBasket) => boolean
  /** The problem if the service rejects the change. */
  rejection: 'not-found' | 'not-added' | 'coupon-unknown'
}

async function changeBasket(
  shop: ShopperContext,
  { change, isMade, rejection }: BasketChange,
): Promise<Bag> {
  const basketId = shop.session.state?.basketId
  if (!basketId) throw new ProblemError('not-found')
  const answer = await change(basketId).catch(async (error: unknown) => {
    if (!(error instanceof UnknownOutcome)) throw error
    const seen = await shop.baskets.get(basketId).catch(() => null)
    if (seen?.kind === 'basket' && isMade(seen.basket)) return seen
    throw error
  })
  if (answer.kind === 'gone') throw new ProblemError('not-found')
  if (answer.kind === 'refused') {
    const isShort = answer.slug === 'product-item-not-available'
    throw new ProblemError(rejection === 'not-added' && !isShort ? 'not-found' : rejection)
  }
  // A line that cannot have its quantity says so itself.
  return changedBag(shop, answer.basket, rejection === 'not-added' ? null : [])
}

/**
 * Stores what the change has left out, until the next change.
 * @throws {ProblemError} `not-added` if that is anything
 */
async function changedBag(
  shop: ShopperContext,
  basket: WireBasket,
  wanted: readonly NotAdded[] | null,
): Promise<Bag> {
  // A first item has started the session.
  shop.session.update({ notAdded: notAddedOf(basket, wanted) })
  const bag = await bagOf(shop, basket)
  if (basket.c_notAddedError) throw new ProblemError('not-added')
  return bag
}
