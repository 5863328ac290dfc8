import type { ActionName } from '#shared/actions.ts'
import {
  Bag,
  type AddCoupon,
  type AddToBag,
  type RemoveCoupon,
  type RemoveGiftCertificate,
} from '#shared/bag/bag.ts'
import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { Product } from '#shared/product/product.ts'
import type { BagForms, Shopper } from '#shared/shopper.ts'
import type { StoreId } from '#shared/stores/store.ts'
import { isSameCoupon } from '#shared/rewards/same-coupon.ts'

import { takeOverBasket } from '../agents/agent-basket.ts'
import type { BasketResult } from '../commerce/basket-call.ts'
import { addSet } from './add-set.ts'
import { addItemOnce, type ItemToAdd } from './add-item.ts'
import { alignedBasket } from './align-basket.ts'
import { chooseBonus, saveGiftMessage } from './bag-gifts.ts'
import { bagOf, changeBasket, changedBag } from './change-basket.ts'
import { setFulfillment, updateLine } from './change-line.ts'
import { mergePendingBag } from './merge-bags.ts'
import { notAddedOf } from './not-added.ts'
import { requireStore, storeToPickUpAt, visitorStoreOf } from './pickup.ts'
import { itemToAdd } from './item-to-add.ts'
import { runAction, type ShopperContext } from './shopper-context.ts'

type BagActions = Pick<
  Shopper & BagForms,
  | 'getBag'
  | 'addToBag'
  | 'addSetToBag'
  | 'updateLine'
  | 'setFulfillment'
  | 'removeGiftCertificate'
  | 'addCoupon'
  | 'removeCoupon'
  | 'chooseBonus'
  | 'saveGiftMessage'
  | 'dismissNotice'
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
    addSetToBag: (set, idempotencyKey) =>
      act('addSetToBag', {
        idempotencyKey,
        input: set,
        run: () => addSet(shop, set, (item) => addToBag(shop, item)),
      }),
    updateLine: (item, idempotencyKey) =>
      act('updateLine', { idempotencyKey, input: item, run: () => updateLine(shop, item) }),
    setFulfillment: (line, idempotencyKey) =>
      act('setFulfillment', { idempotencyKey, input: line, run: () => setFulfillment(shop, line) }),
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
    chooseBonus: (choice, idempotencyKey) =>
      act('chooseBonus', { idempotencyKey, input: choice, run: () => chooseBonus(shop, choice) }),
    saveGiftMessage: (gift, idempotencyKey) =>
      act('saveGiftMessage', {
        idempotencyKey,
        input: gift,
        run: () => saveGiftMessage(shop, gift),
      }),
    dismissNotice(notice) {
      const change = notice === 'not-added' ? { notAdded: null } : { pickupWanted: null }
      if (shop.session.state) shop.session.update(change)
      return Promise.resolve()
    },
  }
}

export async function readBag(shop: ShopperContext, signal: AbortSignal | undefined): Promise<Bag> {
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

export async function addToBag(shop: ShopperContext, wanted: AddToBag): Promise<Bag> {
  const { productId, quantity, fulfillment } = wanted
  const product = await productToAdd(shop, productId)
  const isCustomer = shop.session.state?.authType === 'registered'
  if (product?.isMemberExclusive && !isCustomer) throw new ProblemError('members-only')
  // So no basket is created for it.
  if (product && !isSoldAsItIs(product)) throw new ProblemError('not-added')
  const storeId = fulfillment === 'pickup' ? await storeToPickUpAt(shop) : null
  const item = itemToAdd(product, wanted, storeId)
  const answer = await addToOpenBasket(shop, item)
  if (answer.kind !== 'basket') return rejectAdd(shop, storeId)
  const bag = await changedBag(shop, answer.basket, [{ productId, quantity }])
  return item.quantity < quantity ? { ...bag, limited: item.quantity } : bag
}

/** @throws {ProblemError} `not-added`; `store-gone` if commerce no longer knows the store */
async function rejectAdd(shop: ShopperContext, storeId: StoreId | null): Promise<never> {
  if (storeId !== null) await requireStore(shop, storeId)
  throw new ProblemError('not-added')
}

/** A master needs a choice, and a gift card what its own form asks for. */
const isSoldAsItIs = ({ kind, isGiftCard }: Product) => kind !== 'master' && !isGiftCard

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

export const ensureBasket = async (shop: ShopperContext) =>
  shop.session.state?.basketId ?? (await newBasket(shop))

/** Creates a basket. A shopper has only one open basket, so an existing one is used. */
export async function newBasket(shop: ShopperContext): Promise<string> {
  const { baskets, session } = shop
  const answer = await baskets.create(visitorStoreOf(shop)?.storeId ?? null)
  if (answer.kind !== 'basket' && answer.kind !== 'exists') throw new ProblemError('unavailable')
  const basketId = answer.kind === 'basket' ? answer.basket.basketId : answer.basketId
  session.update({ basketId })
  await takeOverBasket(shop)
  return basketId
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
  const bag = await readBag(shop, undefined)
  if (bag.coupons.some((coupon) => isSameCoupon(coupon.code, code))) return bag
  if (bag.coupons.length >= bag.couponLimit) throw new ProblemError('coupon-limit')
  return changeBasket(shop, {
    change: (basketId) => shop.baskets.addCouponToBasket(basketId, code),
    isMade: ({ couponItems }) => couponItems.some((coupon) => isSameCoupon(coupon.code, code)),
    rejection: 'coupon-unknown',
  })
}

const removeCoupon = (shop: ShopperContext, { couponId }: RemoveCoupon): Promise<Bag> =>
  changeBasket(shop, {
    change: (basketId) => shop.baskets.removeCouponFromBasket(basketId, couponId),
    isMade: ({ couponItems }) => !couponItems.some(({ couponItemId }) => couponItemId === couponId),
    rejection: 'not-found',
  })
