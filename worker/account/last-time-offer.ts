import type { LastTime } from '#shared/account/member-checkout.ts'

import { LONGEST_METHOD, type LastTimeMemory } from '../session/session-state.ts'
import { whenAborted } from '../runtime/timer.ts'
import type { Edge } from '../http/edge.ts'
import { readKnown, readSaved } from './last-time-known.ts'

/** The longest wait of the bag for the offer (ms). */
const DEADLINE_MS = 1_000
/** How long the session remembers the order of an offer. Changes by other devices show after that (ms). */
const REMEMBERED_MS = 10 * 60_000

/** Null for guests, who cost no request, and without an address, a card or an order. */
export async function readLastTime(edge: Edge): Promise<LastTime | null> {
  if (edge.session.state?.authType !== 'registered') return null
  const offer = readOffer(edge)
  // Completes without the bag, so that a hanging service counts as failed.
  edge.context.waitUntil(offer.catch(() => null))
  return Promise.race([offer, whenAborted(AbortSignal.timeout(DEADLINE_MS))])
}

async function readOffer(edge: Edge): Promise<LastTime | null> {
  const remembered = rememberedIn(edge)
  if (remembered && !remembered.order) return null
  const { home, card, order } = remembered
    ? { ...(await readSaved(edge)), order: remembered.order }
    : await readAndRemember(edge)
  if (!home || !card || !order) return null
  return { address: home.address, card: card.card, method: order.method }
}

function rememberedIn({ session, context }: Edge) {
  const remembered = session.state?.lastTime
  if (!remembered || remembered.until <= context.now()) return null
  return remembered.locale === context.locale ? remembered : null
}

/** An order that could not be read is not remembered. */
async function readAndRemember(edge: Edge) {
  const { home, card, order: lastOrder } = await readKnown(edge)
  const order = lastOrder && { method: lastOrder.method?.name ?? null }
  if (!home || !card) remember(edge, null)
  else if (order !== undefined) remember(edge, order)
  return { home, card, order }
}

function remember({ session, context }: Edge, order: LastTimeMemory['order']) {
  if ((order?.method?.length ?? 0) > LONGEST_METHOD) return
  const { locale, now } = context
  session.update({ lastTime: { order, locale, until: now() + REMEMBERED_MS } })
}
