import type { ShopperContext } from '../shopper/shopper-context.ts'
import { whenAborted } from '../when-aborted.ts'

/** Signing in and the list of orders wait no longer for it (ms). */
const DEADLINE_MS = 2_000

/**
 * Takes over what the guest of this session has ordered under the account's e-mail address; commerce checks both. If it
 * does not answer in time, the next look at the orders tries again.
 */
export async function takeOverGuestOrders({ session, context }: ShopperContext): Promise<void> {
  const sending = session
    .send({
      family: 'wholeAccounts',
      operation: 'account/guest-orders',
      method: 'POST',
      path: '/guest-orders',
      body: {},
    })
    .catch(() => null)
  context.waitUntil(sending)
  const answer = await Promise.race([sending, whenAborted(AbortSignal.timeout(DEADLINE_MS))])
  const isDone = answer?.kind === 'ok'
  if (!isDone) context.log.warn('orders of the guest not taken over')
  session.update({ hasGuestOrder: !isDone, lastTime: null })
}
