import type { SignedIn } from '#shared/contract/account.ts'

import type { ShopperTokens } from '../session/session-state.ts'
import { mergeBags, openCustomerBag } from '../shopper/merge-bags.ts'
import type { ShopperContext } from '../shopper/shopper-context.ts'
import { honorOptOut } from './privacy-opt-out.ts'
import { ensureWishList } from './wish-list.ts'

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
  const hasItems = guest?.authType === 'guest' && guest.basketId !== null && guest.bagCount > 0
  session.signInWith(tokens)
  context.waitUntil(ensureWishList(shop))
  // The bag is aligned to the customer's e-mail address.
  await readCustomer(shop)
  await honorOptOut(shop)
  if (hasItems) return { bag: await mergeBags(shop) }
  await openCustomerBag(shop)
  return { bag: 'none' }
}

/** Who the customer is does not matter for signing in. */
async function readCustomer({ customers, session, context }: ShopperContext) {
  const { customerId } = session.state ?? {}
  if (customerId === undefined) return
  try {
    const { firstName, email, c_loyaltyID: loyaltyId } = await customers.get(customerId)
    session.update({
      customer: { firstName, email },
      rewardsRefresh: loyaltyId ? { awaits: 'update', since: context.now() } : null,
    })
  } catch {
    context.log.warn('customer not read')
  }
}
