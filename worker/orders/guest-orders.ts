import type { Edge } from '../http/edge.ts'
import { whenAborted } from '../runtime/timer.ts'
import { AbsentApi } from '../upstream/absent-api.ts'

/** The longest wait of a sign-in and of the list of orders (ms). */
const DEADLINE_MS = 2_000

/**
 * Takes over the guest orders of this session under the account's e-mail address; commerce checks both. If it does not
 * answer in time, the next visit of the orders tries again.
 */
export async function takeOverGuestOrders({ session, context }: Edge): Promise<void> {
  const sending = session
    .send({
      family: 'wholeAccounts',
      operation: 'account/guest-orders',
      method: 'POST',
      path: '/guest-orders',
      body: {},
    })
    .catch((error: unknown) => (error instanceof AbsentApi ? ('absent' as const) : null))
  context.waitUntil(sending)
  const answer = await Promise.race([sending, whenAborted(AbortSignal.timeout(DEADLINE_MS))])
  const isDone = answer !== 'absent' && answer?.kind === 'ok'
  if (!isDone && answer !== 'absent') context.log.warn('orders of the guest not taken over')
  session.update({ hasGuestOrder: !isDone, lastTime: null })
}
