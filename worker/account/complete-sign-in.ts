import type { SignedIn } from '#shared/sign-in/account.ts'

import type { ShopperTokens } from '../session/session-state.ts'
import { mergeBags, openCustomerBag, readCustomerBag } from '../shopper/merge-bags.ts'
import { movedPickupTo, pickupWantedBy } from '../shopper/moved-pickup.ts'
import { moveBag } from '../shopper/move-bag.ts'
import { NO_REWARDS_MS } from '../shopper/no-rewards.ts'
import { storeAtSignIn } from '../shopper/store-at-sign-in.ts'
import type { ShopperContext } from '../shopper/shopper-context.ts'
import { takeOverGuestOrders } from './guest-orders.ts'
import { honorOptOut } from './privacy-opt-out.ts'
import { customerLoginOf, readSignOutMark } from './sign-out-mark.ts'
import { ensureWishList } from '../wish-list/wish-lists.ts'

/** Signing in waits no longer to learn who the customer is (ms). */
const DEADLINE_MS = 1_500

/**
 * Makes the session that of the customer with these tokens, however they were obtained: merges the guest's bag, reads
 * who the customer is, and sees that there is a Love-It List (spec 1 §4 and §7).
 */
export async function completeSignIn(
  shop: ShopperContext,
  tokens: ShopperTokens,
): Promise<SignedIn> {
  const { session, context } = shop
  const guest = session.state
  const hasItems = isFilledGuest(guest)
  const before = hasItems ? await guestBasket(shop) : null
  const pickupWanted = pickupWantedBy(guest, before)
  session.signInWith(tokens)
  session.update({ pickupWanted })
  context.waitUntil(ensureWishList(shop))
  // The bag is aligned to the customer's e-mail address.
  const [own] = await Promise.all([
    hasItems ? readCustomerBag(shop).catch(() => null) : null,
    readCustomer(shop),
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

/** Remembers that the session has begun after the customer's latest sign-out everywhere. */
export async function keepSignOutMark(shop: ShopperContext) {
  const login = customerLoginOf(shop.session.state)
  shop.session.update({ signOutMark: await readSignOutMark(shop, login) })
}

const isFilledGuest = (state: ShopperContext['session']['state']) =>
  state?.authType === 'guest' && state.basketId !== null && state.bagCount > 0

/** The bag as the guest leaves it. Merging it does not depend on this. */
async function guestBasket({ baskets, session }: ShopperContext) {
  const { basketId } = session.state ?? {}
  if (!basketId) return null
  const answer = await baskets.get(basketId).catch(() => null)
  return answer?.kind === 'basket' ? answer.basket : null
}

/** Keeps who the customer is in the session. Signing in does not depend on it. */
export async function readCustomer({ customers, session, context }: ShopperContext) {
  const { customerId } = session.state ?? {}
  if (customerId === undefined) return
  try {
    const late = AbortSignal.timeout(DEADLINE_MS)
    const { firstName, email, c_loyaltyID: loyaltyId } = await customers.get(customerId, late)
    session.update({
      customer: { firstName, email },
      rewardsRefresh:
        loyaltyId && !session.state?.agent ? { awaits: 'update', since: context.now() } : null,
      noRewardsUntil: loyaltyId ? null : context.now() + NO_REWARDS_MS,
    })
  } catch {
    context.log.warn('customer not read')
  }
}
