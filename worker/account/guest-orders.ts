import type { ShopperContext } from '../shopper/shopper-context.ts'

/**
 * Takes over what the guest of this session has ordered under the account's e-mail address; commerce checks both. If it
 * does not answer, the next look at the orders tries again.
 */
export async function takeOverGuestOrders({ session, context }: ShopperContext): Promise<void> {
  const answer = await session
    .send({
      family: 'wholeAccounts',
      operation: 'account/guest-orders',
      method: 'POST',
      path: '/guest-orders',
      body: {},
    })
    .catch(() => null)
  const isDone = answer?.kind === 'ok'
  if (!isDone) context.log.warn('orders of the guest not taken over')
  session.update({ hasGuestOrder: !isDone, lastTime: null })
}
