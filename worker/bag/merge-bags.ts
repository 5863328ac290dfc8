import type { SignedIn } from '#shared/sign-in/account.ts'

import { ADDS } from './add-item.ts'
import { createBaskets } from './baskets.ts'
import { bagOf } from './change-basket.ts'
import { keepCheckout } from './keep-checkout.ts'
import { notAddedOf } from './not-added.ts'
import { alignedBasket, ensureBasket } from './open-basket.ts'
import { pickupStoreIdOf, storeIdOf } from './shipments.ts'
import type { WireBasket } from './wire-basket.ts'
import type { Edge } from '../http/edge.ts'

/** Signing in waits no longer for the bag that the customer has left (ms). */
const DEADLINE_MS = 1_500

/** The fate of the guest's bag, and the customer's basket after it. */
type MergedBag = SignedIn & { basket: WireBasket | null }

/**
 * Merges the bag of the guest who has signed in into the customer's, as lines of their own (spec 1 §4). If that fails,
 * commerce keeps the guest's bag, and the next look into the bag tries again.
 *
 * @param before the guest's basket, whose checkout goes on
 * @param own the customer's basket as it was read before (spec 1 §7)
 */
export async function mergeBags(
  edge: Edge,
  before: WireBasket | null = null,
  own: WireBasket | null = null,
): Promise<MergedBag> {
  const { session, context } = edge
  const answer = await createBaskets(edge)
    .merge()
    .catch(() => null)
  // A merge whose answer was lost has left no bag to merge.
  const isDone = answer?.kind === 'refused' && answer.slug === 'no-source-basket-exception'
  if (answer?.kind !== 'basket' && !isDone) {
    context.log.warn('bag not merged')
    session.update({ pendingMerge: true })
    return { bag: 'kept', basket: await openCustomerBag(edge, own) }
  }
  session.update({ pendingMerge: false })
  if (answer.kind !== 'basket') return { bag: 'merged', basket: await openCustomerBag(edge) }
  return continueWith(edge, answer.basket, before)
}

async function continueWith(
  edge: Edge,
  merged: WireBasket,
  before: WireBasket | null,
): Promise<MergedBag> {
  const notAdded = notAddedOf(merged, [])
  edge.session.update({ notAdded })
  const aligned = await alignedBasket(edge, merged)
  const basket = before ? await keepCheckout(edge, before, aligned) : aligned
  await bagOf(edge, basket)
  return { bag: notAdded ? 'partly-merged' : 'merged', basket }
}

/** Merges what could not be merged at sign-in. */
export async function mergePendingBag(edge: Edge) {
  if (edge.session.state?.pendingMerge) await mergeBags(edge)
}

/**
 * Continues with the bag that the customer has left, if any. Without an answer, adding an item finds it.
 *
 * @param known that bag, if it was read a moment ago
 */
export async function openCustomerBag(
  edge: Edge,
  known: WireBasket | null = null,
): Promise<WireBasket | null> {
  try {
    const basket = known ?? (await readCustomerBag(edge))
    if (basket) await bagOf(edge, basket)
    return basket
  } catch {
    edge.context.log.warn('bag of the customer not read')
    return null
  }
}

/** The open basket of the customer. Null without one. @throws {ProblemError} `unavailable` */
export async function readCustomerBag(edge: Edge) {
  const { customerId } = edge.session.state ?? {}
  if (customerId === undefined) return null
  return createBaskets(edge).ofCustomer(customerId, AbortSignal.timeout(DEADLINE_MS))
}

/**
 * Adds what a guest had in the bag to the customer's, line by line, where commerce cannot merge them: the tokens of a
 * code that another browser asked for continue that browser's visit, whose bag may be a stranger's.
 */
export async function moveBag(
  edge: Edge,
  before: WireBasket | null,
): Promise<SignedIn & { basket: WireBasket | null }> {
  const own = await openCustomerBag(edge)
  // An order has one pickup store, and the customer's bag may have it already.
  const held = own && pickupStoreIdOf(own)
  const items = (before?.productItems ?? [])
    .filter(({ bonusProductLineItem }) => !bonusProductLineItem)
    .map((line) => ({
      productId: line.productId,
      quantity: line.quantity,
      ...ADDS,
      ...(before &&
        storeIdOf(line, before) !== null && { c_fromStoreId: held ?? storeIdOf(line, before) }),
    }))
  if (items.length === 0) return { bag: 'none', basket: own }
  const answer = await createBaskets(edge)
    .addItemToBasket(await ensureBasket(edge), items)
    .catch(() => null)
  if (answer?.kind !== 'basket') {
    edge.context.log.warn('bag not moved')
    return { bag: 'none', basket: own }
  }
  const notAdded = notAddedOf(answer.basket, [])
  edge.session.update({ notAdded })
  await bagOf(edge, answer.basket)
  return { bag: notAdded ? 'partly-merged' : 'merged', basket: answer.basket }
}
