import * as v from 'valibot'

import { startSystemTimer, within } from '../runtime/timer.ts'
import { hashKey, NO_OWNER, resultOf, runIdempotent } from '../idempotency/run-idempotent.ts'
import type { Edge } from '../http/edge.ts'
import { changeCustomerRecord, readCustomer } from '../session/customer-record.ts'
import { isDefined } from '../upstream/defined-attributes.ts'
import { isOptOutState } from '../visitor/privacy-laws.ts'
import type { Visitor } from '../visitor/visitor.ts'

/** How long a response waits to remember the outcome (ms). Later responses find it. */
const WAIT_MS = 1_000

/**
 * Submits the customer's objection to the sale of their data once, if the browser sends Global Privacy Control and the
 * law of the state asks for it (spec 1 §4). Nothing depends on the outcome; a failure is repeated later.
 */
export async function honorOptOut(edge: Edge) {
  const { session, visitor, context } = edge
  const { state } = session
  // An agent's browser does not speak for the customer.
  if (state?.authType !== 'registered' || state.agent || state.hasOptedOut) return
  if (!objects(visitor)) return
  const work = submitOnce(edge, state.customerId).catch(() => {
    context.log.warn('privacy opt-out not submitted')
    return false
  })
  context.waitUntil(work)
  const isSubmitted = (await within(work, WAIT_MS, startSystemTimer))?.value
  if (isSubmitted && session.state) session.update({ hasOptedOut: true })
}

const objects = (visitor: Visitor) => visitor.globalPrivacyControl && isOptOutState(visitor)

const flag = v.nullish(v.boolean(), false)
const OptOutFields = v.object({ c_isOneTrustDNSReqSubmitted: flag, c_submitOneTrustDNS: flag })
export type OptOutFields = v.InferOutput<typeof OptOutFields>

const Submitted = v.object({ isSubmitted: v.boolean() })

/** Requests of all the customer's tabs and devices share one submission. @returns false if the site wants none */
async function submitOnce(edge: Edge, customerId: string): Promise<boolean> {
  const { context, bindings } = edge
  const { oneTrustDNSReqSubmissionEnabled } = await edge.internalPreferences()
  if (!oneTrustDNSReqSubmissionEnabled) return false
  if (!isDefined(context.config, 'c_submitOneTrustDNS')) {
    context.log.warn('privacy opt-out not submitted: the instance does not keep it')
    return false
  }
  const submit = async () => {
    const customer = await readCustomer(edge, OptOutFields)
    const isKnown = customer.c_isOneTrustDNSReqSubmitted || customer.c_submitOneTrustDNS
    if (!isKnown) {
      await changeCustomerRecord(edge, {
        operation: 'updateCustomer',
        method: 'PATCH',
        path: '',
        body: { c_submitOneTrustDNS: true },
      })
    }
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
