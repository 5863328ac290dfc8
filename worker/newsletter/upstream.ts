import { ProblemError } from '#shared/http/problem.ts'

import type { CommerceRequest } from '../commerce/commerce-client.ts'
import { required, type Named, type PublicFamily } from '../commerce/families.ts'
import { problemTypeOf } from '../commerce/problem-type.ts'
import type { CommerceResult } from '../commerce/send-request.ts'

export const newsletterFamilies = {
  /** The shopper waits for this write. It may be repeated, because a known address gets the same response. */
  subscriptions: {
    ...required,
    name: 'subscriptions',
    base: '/custom/email-subscription/v1',
    deadlineMs: 3_000,
    subject: 'visitor',
  },
} as const satisfies Record<string, Named<PublicFamily>>

/** The payload of the custom API (spec 3 §7). Country and locale are sent for Canadian locales only. */
interface Subscriber {
  email: string
  location: 'Footer'
  country?: 'CA'
  locale?: string
}

/**
 * Subscribes an address. Its response is not specified, so only the status counts.
 * @throws {ProblemError} `submission-invalid`, `rejected`, `service-error`, `unavailable`
 */
export async function sendSubscription(
  sendCommerceRequest: (request: CommerceRequest) => Promise<CommerceResult>,
  subscriber: Subscriber,
): Promise<void> {
  const result = await sendCommerceRequest({
    family: newsletterFamilies.subscriptions,
    operation: 'subscribe',
    method: 'POST',
    path: '/subscription',
    body: subscriber,
    signal: undefined,
  })
  if (result.kind === 'no-response') throw new ProblemError('unavailable', { cause: result.cause })
  if (result.kind === 'http-error') throw new ProblemError(problemTypeOf(result))
}
