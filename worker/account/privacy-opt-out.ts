import * as v from 'valibot'

import { startSystemTimer, within } from '../cache/timer.ts'
import { hashKey, NO_OWNER, resultOf, runIdempotent } from '../idempotency/run-idempotent.ts'
import type { ShopperContext } from '../shopper/shopper-context.ts'
import type { Visitor } from '../visitor/visitor.ts'

/** The US states whose customers' objections are submitted (spec 1 §4). */
const STATES: readonly (string | null)[] = ['CA', 'CO', 'TX']

/** Whether the law of the visitor's state lets them refuse the sale of their data. */
export const isOptOutState = ({ country, region }: Pick<Visitor, 'country' | 'region'>) =>
  country === 'US' && STATES.includes(region)

/** How long an answer waits to remember the outcome. Later ones find it. */
const WAIT_MS = 1_000

/**
 * Submits the customer's objection to the sale of their data once, if the browser sends Global Privacy Control and the
 * law of the state asks for it (spec 1 §4). Nothing depends on the outcome; a failure is tried again later.
 */
export async function honorOptOut(shop: ShopperContext) {
  const { session, visitor, context } = shop
  const { state } = session
  // An agent's browser does not speak for the customer.
  if (state?.authType !== 'registered' || state.agent || state.hasOptedOut) return
  if (!objects(visitor)) return
  const work = submitOnce(shop, state.customerId).catch(() => {
    context.log.warn('privacy opt-out not submitted')
    return false
  })
  context.waitUntil(work)
  const isSubmitted = (await within(work, WAIT_MS, startSystemTimer))?.value
  if (isSubmitted && session.state) session.update({ hasOptedOut: true })
}

const objects = (visitor: Visitor) => visitor.globalPrivacyControl && isOptOutState(visitor)

const Submitted = v.object({ isSubmitted: v.boolean() })

/** Requests of all the customer's tabs and devices share one submission. @returns false if the site wants none */
async function submitOnce(shop: ShopperContext, customerId: string): Promise<boolean> {
  const { context, bindings, customers } = shop
  const { oneTrustDNSReqSubmissionEnabled } = await shop.internalPreferences()
  if (!oneTrustDNSReqSubmissionEnabled) return false
  const submit = async () => {
    const customer = await customers.get(customerId)
    const isKnown = customer.c_isOneTrustDNSReqSubmitted || customer.c_submitOneTrustDNS
    if (!isKnown) await customers.update(customerId, { c_submitOneTrustDNS: true })
    return { isSubmitted: true }
  }
  const { isSubmitted } = await runIdempotent({
    context,
    bindings,
    session: NO_OWNER,
    name: await hashKey(customerId, `${context.site.id}.privacyOptOut`, {}),
    kind: 'account',
    schema: Submitted,
    run: () => resultOf(submit),
    // The flag tells whether the lost attempt has submitted it.
    retriesLost: true,
  })
  return isSubmitted
}
