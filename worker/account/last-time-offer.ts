import type { LastTime } from '#shared/account/member-checkout.ts'

import { LONGEST_METHOD, type LastTimeMemory } from '../session/session-state.ts'
import { whenAborted } from '../when-aborted.ts'
import type { AccountContext } from './account-context.ts'
import { knownOf, savedOf } from './last-time-known.ts'

/** The bag waits no longer for the offer, and is shown without it (ms). */
const DEADLINE_MS = 1_000
/** How long the session remembers what an offer needs. What other devices change is seen after that (ms). */
const REMEMBERED_MS = 10 * 60_000

/** Null for guests, who cost no request, and without an address, a card or an order. */
export async function lastTimeOffer(account: AccountContext): Promise<LastTime | null> {
  if (account.shop.session.state?.authType !== 'registered') return null
  const offer = offerOf(account)
  // A service that hangs is counted as failed, although the bag no longer waits for it.
  account.shop.context.waitUntil(offer.catch(() => null))
  return Promise.race([offer, whenAborted(AbortSignal.timeout(DEADLINE_MS))])
}

async function offerOf(account: AccountContext): Promise<LastTime | null> {
  const remembered = rememberedIn(account)
  if (remembered && !remembered.order) return null
  const { home, card, order } = remembered
    ? { ...(await savedOf(account)), order: remembered.order }
    : await readAndRemember(account)
  if (!home || !card || !order) return null
  return { address: home.address, card: card.card, method: order.method }
}

function rememberedIn({ shop: { session, context } }: AccountContext) {
  const remembered = session.state?.lastTime
  if (!remembered || remembered.until <= context.now()) return null
  return remembered.locale === context.locale ? remembered : null
}

/** An order that could not be read is not remembered. */
async function readAndRemember(account: AccountContext) {
  const { home, card, order: lastOrder } = await knownOf(account)
  const order = lastOrder && { method: lastOrder.method?.name ?? null }
  if (!home || !card) remember(account, null)
  else if (order !== undefined) remember(account, order)
  return { home, card, order }
}

function remember({ shop: { session, context } }: AccountContext, order: LastTimeMemory['order']) {
  if ((order?.method?.length ?? 0) > LONGEST_METHOD) return
  const { locale, now } = context
  session.update({ lastTime: { order, locale, until: now() + REMEMBERED_MS } })
}
