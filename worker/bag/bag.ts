import * as features from '#shop/features.ts'
import type {
  AddCoupon,
  AddSetToBag,
  AddToBag,
  Bag,
  RemoveCoupon,
  RemoveGiftCertificate,
} from '#shared/bag/bag.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { Product } from '#shared/product/product.ts'
import type { StoreId } from '#shared/stores/store.ts'
import { isSameCoupon } from '#shared/bag/same-coupon.ts'

import { createBaskets } from './baskets.ts'
import type { BasketResult } from './upstream.ts'
import { type ItemToAdd, addItemOnce, itemToAdd } from './add-item.ts'
import { alignedBasket, ensureBasket, newBasket } from './open-basket.ts'
import { bagOf, changeBasket, changedBag } from './change-basket.ts'
import { mergePendingBag } from './merge-bags.ts'
import { notAddedOf } from './not-added.ts'
import { requireStore, storeToPickUpAt } from './pickup.ts'
import type { Edge } from '../http/edge.ts'

/** The visitor's bag. Empty for an anonymous visitor. */
export async function readBag(edge: Edge, signal?: AbortSignal): Promise<Bag> {
  const { session } = edge
  await mergePendingBag(edge)
  const basketId = session.state?.basketId
  if (!basketId) return bagOf(edge, null)
  const answer = await createBaskets(edge).get(basketId, signal)
  if (answer.kind === 'refused') throw new ProblemError('unavailable')
  // The basket id stays in the session, because the checkout uses it to find the order.
  if (answer.kind === 'basket' && answer.basket.c_notAddedError)
    session.update({ notAdded: notAddedOf(answer.basket, []) })
  if (answer.kind === 'gone') session.update({ bagCount: 0, notAdded: null })
  return bagOf(edge, answer.kind === 'basket' ? await alignedBasket(edge, answer.basket) : null)
}

/** The store at which the visitor picks up what is added. Null if it is shipped. @throws {ProblemError} as `storeToPickUpAt` */
const storeFor = async (edge: Edge, fulfillment: AddToBag['fulfillment']) =>
  features.pickup && fulfillment === 'pickup' ? storeToPickUpAt(edge) : null

export async function addToBag(edge: Edge, wanted: AddToBag): Promise<Bag> {
  const { productId, quantity, fulfillment } = wanted
  const product = await productToAdd(edge, productId)
  const isCustomer = edge.session.state?.authType === 'registered'
  if (product?.isMemberExclusive && !isCustomer) throw new ProblemError('members-only')
  // So no basket is created for it.
  if (product && !isSoldAsItIs(product)) throw new ProblemError('not-added')
  const storeId = await storeFor(edge, fulfillment)
  const item = itemToAdd(product, wanted, storeId)
  const answer = await addToOpenBasket(edge, item)
  if (answer.kind !== 'basket') return rejectAdd(edge, storeId)
  const bag = await changedBag(edge, answer.basket, [{ productId, quantity }])
  return item.quantity < quantity ? { ...bag, limited: item.quantity } : bag
}

/** Adds each member of a set that can be added, in its least quantity, one after the other. */
export async function addSet(edge: Edge, { productIds }: AddSetToBag): Promise<Bag> {
  let bag: Bag | null = null
  let problem: unknown = null
  for (const productId of productIds) {
    try {
      const product = await edge.catalog.getProduct({ id: productId }).catch(() => null)
      bag = await addToBag(edge, { productId, quantity: product?.minOrderQuantity ?? 1 })
    } catch (error) {
      problem = error
    }
  }
  if (problem !== null || !bag) throw problem ?? new ProblemError('not-added')
  return bag
}

/** @throws {ProblemError} `not-added`; `store-gone` if commerce no longer knows the store */
async function rejectAdd(edge: Edge, storeId: StoreId | null): Promise<never> {
  if (features.pickup && storeId !== null) await requireStore(edge, storeId)
  throw new ProblemError('not-added')
}

/** A master needs a choice, and a gift card what its own form asks for. */
const isSoldAsItIs = ({ kind, isGiftCard }: Product) => kind !== 'master' && !isGiftCard

/** A basket that has ended is replaced by a new one. */
async function addToOpenBasket(edge: Edge, item: ItemToAdd): Promise<BasketResult> {
  const answer = await addItemOnce(edge, await ensureBasket(edge), item)
  return answer.kind === 'gone' ? addItemOnce(edge, await newBasket(edge), item) : answer
}

/** Null if the catalog is unavailable. The basket decides anyway what can be bought. */
async function productToAdd({ catalog }: Edge, id: Product['id']) {
  try {
    return await catalog.getProduct({ id })
  } catch (error) {
    if (error instanceof ProblemError && error.type !== 'unavailable') throw error
    return null
  }
}

export const removeGiftCertificate = (
  edge: Edge,
  { giftCertificateId }: RemoveGiftCertificate,
): Promise<Bag> =>
  changeBasket(edge, {
    change: (basketId) =>
      createBaskets(edge).removeGiftCertificateItemFromBasket(basketId, giftCertificateId),
    isMade: ({ giftCertificateItems }) =>
      !giftCertificateItems.some((item) => item.giftCertificateItemId === giftCertificateId),
    rejection: 'not-found',
  })

export async function addCoupon(edge: Edge, { code }: AddCoupon): Promise<Bag> {
  const bag = await readBag(edge)
  if (bag.coupons.some((coupon) => isSameCoupon(coupon.code, code))) return bag
  if (bag.coupons.length >= bag.couponLimit) throw new ProblemError('coupon-limit')
  return changeBasket(edge, {
    change: (basketId) => createBaskets(edge).addCouponToBasket(basketId, code),
    isMade: ({ couponItems }) => couponItems.some((coupon) => isSameCoupon(coupon.code, code)),
    rejection: 'coupon-unknown',
  })
}

export const removeCoupon = (edge: Edge, { couponId }: RemoveCoupon): Promise<Bag> =>
  changeBasket(edge, {
    change: (basketId) => createBaskets(edge).removeCouponFromBasket(basketId, couponId),
    isMade: ({ couponItems }) => !couponItems.some(({ couponItemId }) => couponItemId === couponId),
    rejection: 'not-found',
  })
