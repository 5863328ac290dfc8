import type { SignedIn } from '#shared/sign-in/account.ts'

import type { WireBasket } from '../commerce/wire-basket.ts'
import { alignedBasket } from './align-basket.ts'
import { bagOf } from './change-basket.ts'
import { keepCheckout } from './keep-checkout.ts'
import { notAddedOf } from './not-added.ts'
import type { ShopperContext } from './shopper-context.ts'

/** Signing in waits no longer for the bag that the customer has left (ms). */
const DEADLINE_MS = 1_500

/** What became of the guest's bag, and the customer's basket after it. */
type MergedBag = SignedIn & { basket: WireBasket | null }

/**
 * Merges the bag of the guest who has signed in into the customer's, as lines of their own (spec 1 §4). If that fails,
 * commerce keeps the guest's bag, and the next look into the bag tries again.
 *
 * @param before the guest's basket, whose checkout goes on
 * @param own the customer's basket as it was read before (spec 1 §7)
 */
export async function mergeBags(
  shop: ShopperContext,
  before: WireBasket | null = null,
  own: WireBasket | null = null,
): Promise<MergedBag> {
  const { baskets, session, context } = shop
  const answer = await baskets.merge().catch(() => null)
  // A merge whose answer was lost has left no bag to merge.
  const isDone = answer?.kind === 'refused' && answer.slug === 'no-source-basket-exception'
  if (answer?.kind !== 'basket' && !isDone) {
    context.log.warn('bag not merged')
    session.update({ pendingMerge: true })
    return { bag: 'kept', basket: await openCustomerBag(shop, own) }
  }
  session.update({ pendingMerge: false })
  if (answer.kind !== 'basket') return { bag: 'merged', basket: await openCustomerBag(shop) }
  return continueWith(shop, answer.basket, before)
}

async function continueWith(
  shop: ShopperContext,
  merged: WireBasket,
  before: WireBasket | null,
): Promise<MergedBag> {
  const notAdded = notAddedOf(merged, [])
  shop.session.update({ notAdded })
  const aligned = await alignedBasket(shop, merged)
  const basket = before ? await keepCheckout(shop, before, aligned) : aligned
  await bagOf(shop, basket)
  return { bag: notAdded ? 'partly-merged' : 'merged', basket }
}

/** Merges what could not be merged at sign-in. */
export async function mergePendingBag(shop: ShopperContext) {
  if (shop.session.state?.pendingMerge) await mergeBags(shop)
}

/**
 * Continues with the bag that the customer has left, if any. Without an answer, adding an item finds it.
 *
 * @param known that bag, if it was read a moment ago
 */
export async function openCustomerBag(
  shop: ShopperContext,
  known: WireBasket | null = null,
): Promise<WireBasket | null> {
  try {
    const basket = known ?? (await readCustomerBag(shop))
    if (basket) await bagOf(shop, basket)
    return basket
  } catch {
    shop.context.log.warn('bag of the customer not read')
    return null
  }
}

/** The open basket of the customer. Null without one. @throws {ProblemError} `unavailable` */
export async function readCustomerBag({ customers, session }: ShopperContext) {
  const { customerId } = session.state ?? {}
  if (customerId === undefined) return null
  return customers.basket(customerId, AbortSignal.timeout(DEADLINE_MS))
}
