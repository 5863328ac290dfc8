import type { SignedIn } from '#shared/contract/account.ts'

import { alignedBasket } from './align-basket.ts'
import { bagOf } from './bag-of.ts'
import { notAddedOf } from './not-added.ts'
import type { ShopperContext } from './shopper-context.ts'

/**
 * Merges the bag of the guest who has signed in into the customer's, as lines of their own (spec 1 §4). If that fails,
 * commerce keeps the guest's bag, and the next look into the bag tries again.
 */
export async function mergeBags(shop: ShopperContext): Promise<SignedIn['bag']> {
  const { baskets, session, context } = shop
  const answer = await baskets.merge().catch(() => null)
  // A merge whose answer was lost has left no bag to merge.
  const isDone = answer?.kind === 'refused' && answer.slug === 'no-source-basket-exception'
  if (answer?.kind !== 'basket' && !isDone) {
    context.log.warn('bag not merged')
    session.update({ pendingMerge: true })
    await openCustomerBag(shop)
    return 'kept'
  }
  session.update({ pendingMerge: false })
  if (answer.kind !== 'basket') {
    await openCustomerBag(shop)
    return 'merged'
  }
  session.update({ notAdded: notAddedOf(answer.basket, []) })
  await bagOf(shop, await alignedBasket(shop, answer.basket))
  return 'merged'
}

/** Merges what could not be merged at sign-in. */
export async function mergePendingBag(shop: ShopperContext) {
  if (shop.session.state?.pendingMerge) await mergeBags(shop)
}

/** Continues with the bag that the customer has left, if any. Without an answer, adding an item finds it. */
export async function openCustomerBag(shop: ShopperContext) {
  const { customers, session, context } = shop
  const { customerId } = session.state ?? {}
  if (customerId === undefined) return
  try {
    const basket = await customers.basket(customerId)
    if (basket) await bagOf(shop, basket)
  } catch {
    context.log.warn('bag of the customer not read')
  }
}
