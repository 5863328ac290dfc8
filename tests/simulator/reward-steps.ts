import * as v from 'valibot'

import type { Invariants } from './invariants.ts'
import { change, readBag, type Shopper } from './shopper.ts'
import type { ShoppersWorld } from './world.ts'

/** Joins the loyalty program, once. */
export async function joinRewards(shopper: Shopper) {
  const { browser, signedInAs, isRewarded } = shopper
  if (signedInAs === null || isRewarded) return
  const fields = { postalCode: '43215', terms: 'on' }
  const answer = await change(shopper, (sending) =>
    browser.form('/loyalty-rewards/join/accept', fields, sending),
  )
  shopper.isRewarded = answer?.status === 303 && (answer.to?.includes('done=') ?? false)
}

const Row = v.object({ state: v.string(), coupon: v.string() })

/** Uses a reward: activates it if it has to be, or else puts its code into the bag. */
export async function useReward(shopper: Shopper) {
  const { browser, isRewarded, signedInAs } = shopper
  if (signedInAs === null) return
  if (!isRewarded) return joinRewards(shopper)
  const { text } = await browser.get('/my-account/wallet')
  const [inactive, usable] = [offerIn(text, 'activate'), offerIn(text, 'apply')]
  if (inactive) await activate(shopper, inactive)
  else if (usable) await apply(shopper, usable)
}

async function activate(shopper: Shopper, offerId: string) {
  const { browser, invariants, name, world } = shopper
  const answer = await change(shopper, (sending) =>
    browser.form('/my-account/wallet/activate', { offerId }, sending),
  )
  if (answer?.status !== 303 || !answer.to?.endsWith('/activate-success')) return
  if (readReward(world, offerId)?.state !== 'inactive') return
  invariants.fail('rewards kept', `${answer.id}: ${offerId} is not active`, name)
}

async function apply(shopper: Shopper, offerId: string) {
  const { browser, invariants, name, world } = shopper
  const answer = await change(shopper, (sending) =>
    browser.form('/my-account/wallet/apply', { offerId }, sending),
  )
  if (answer?.status !== 303 || !answer.to?.includes('done=')) return
  const [bag, reward] = [await readBag(shopper), readReward(world, offerId)]
  if (!bag || !reward || bag.coupons.some(({ code }) => code === reward.coupon)) return
  invariants.fail('rewards kept', `${answer.id}: the bag has no code of ${offerId}`, name)
}

function readReward({ sqlite }: ShoppersWorld, id: string) {
  const read = sqlite.prepare('SELECT state, coupon FROM loyalty_rewards WHERE reward_id = ?')
  const row = v.safeParse(Row, read.get(id))
  return row.success ? row.output : null
}

/** The first reward whose form in the wallet has this action. */
function offerIn(text: string, action: string) {
  const form = text.split('<form').find((each) => each.includes(`/wallet/${action}"`)) ?? ''
  return /name="offerId" value="([^"]+)"/.exec(form)?.[1] ?? null
}

/** Every code that counts as used belongs to an order, which has not been canceled or failed. */
export function checkRedemptions({ sqlite }: ShoppersWorld, invariants: Invariants) {
  const lost = sqlite
    .prepare(
      `SELECT code FROM coupon_redemptions WHERE basket_id NOT IN
         (SELECT basket_id FROM orders WHERE status NOT IN ('failed', 'cancelled'))`,
    )
    .all()
  for (const { code } of lost) {
    invariants.fail('rewards kept', `${String(code)} counts as used, but no order has used it`)
  }
}
