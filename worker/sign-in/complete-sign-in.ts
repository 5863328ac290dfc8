import * as v from 'valibot'

import * as features from '#shop/features.ts'
import type { SignedIn } from '#shared/sign-in/account.ts'

import type { Edge } from '../http/edge.ts'
import type { SessionState, ShopperTokens } from '../session/session-state.ts'
import { rememberDevice } from './known-device.ts'
import { readCustomer } from '../session/customer-record.ts'
import { mergeBags, moveBag, openCustomerBag, readCustomerBag } from '../bag/merge-bags.ts'
import { movedPickupTo, pickupWantedBy } from '../bag/moved-pickup.ts'
import { NO_REWARDS_MS } from '../rewards/loyalty-customer.ts'
import { storeAtSignIn } from '../bag/store-at-sign-in.ts'
import { createBaskets } from '../bag/baskets.ts'
import { takeOverGuestOrders } from '../orders/guest-orders.ts'
import { honorOptOut } from '../consent/privacy-opt-out.ts'
import { customerLoginOf, readSignOutMark } from '../session/sign-out-mark.ts'
import { ensureWishList } from '../wish-list/wish-lists.ts'

/** The longest wait for the customer's name and address (ms). */
const DEADLINE_MS = 1_500

/**
 * Makes the session that of the customer with these tokens, however they were obtained: merges the guest's bag, reads
 * who the customer is, and sees that there is a Love-It List (spec 1 §4 and §7).
 */
export async function completeSignIn(shop: Edge, tokens: ShopperTokens): Promise<SignedIn> {
  const { session } = shop
  const guest = session.state
  const hasItems = isFilledGuest(guest)
  const before = hasItems ? await guestBasket(shop) : null
  const pickupWanted = pickupWantedBy(guest, before)
  session.signInWith(tokens)
  session.update({ pickupWanted })
  keepWishList(shop)
  // The bag is aligned to the customer's e-mail address.
  const [own] = await Promise.all([
    hasItems ? readCustomerBag(shop).catch(() => null) : null,
    keepCustomer(shop),
    keepSignOutMark(shop),
  ])
  await honorOptOut(shop)
  if (guest?.hasGuestOrder) await takeOverGuestOrders(shop)
  const { bag, basket } = hasItems
    ? await (tokens.usid === guest?.usid ? mergeBags(shop, before, own) : moveBag(shop, before))
    : { bag: 'none' as const, basket: await openCustomerBag(shop) }
  await storeAtSignIn(shop, { basket, chosen: guest?.store ?? null, isAgent: false })
  return { bag, ...movedPickupTo(shop, basket) }
}

function keepWishList(shop: Edge) {
  if (features.wishList) shop.context.waitUntil(ensureWishList(shop))
}

/** The same for a sign-in without a password. This device is known from then on. */
export async function signInWith(shop: Edge, tokens: ShopperTokens): Promise<SignedIn> {
  const signedIn = await completeSignIn(shop, tokens)
  const login = shop.session.state?.customer?.email
  if (login) await rememberDevice(shop.context, login)
  return signedIn
}

/** Remembers that the session has begun after the customer's latest sign-out everywhere. */
export async function keepSignOutMark(shop: Edge) {
  const login = customerLoginOf(shop.session.state)
  shop.session.update({ signOutMark: await readSignOutMark(shop, login) })
}

const isFilledGuest = (state: SessionState | null) =>
  state?.authType === 'guest' && state.basketId !== null && state.bagCount > 0

/** The bag as the guest leaves it. Merging it does not depend on this. */
async function guestBasket(edge: Edge) {
  const { basketId } = edge.session.state ?? {}
  if (!basketId) return null
  const answer = await createBaskets(edge)
    .get(basketId)
    .catch(() => null)
  return answer?.kind === 'basket' ? answer.basket : null
}

const text = v.nullish(v.string(), null)
const Customer = v.object({ firstName: text, email: text, c_loyaltyID: text })

/** Keeps the customer's name and address in the session. Signing in does not depend on it. */
export async function keepCustomer({ session, context }: Edge) {
  try {
    const late = AbortSignal.timeout(DEADLINE_MS)
    const customer = await readCustomer({ session }, Customer, late)
    const { firstName, email, c_loyaltyID: loyaltyId } = customer
    session.update({
      customer: { firstName, email },
      ...(features.rewards && {
        rewardsRefresh:
          loyaltyId && !session.state?.agent ? { awaits: 'update', since: context.now() } : null,
        noRewardsUntil: loyaltyId ? null : context.now() + NO_REWARDS_MS,
      }),
    })
  } catch {
    context.log.warn('customer not read')
  }
}
