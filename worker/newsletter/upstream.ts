import { ProblemError } from '#shared/http/problem.ts'

import type { CommerceRequest } from '../upstream/commerce-client.ts'
import { required, type Named, type PublicFamily } from '../upstream/families.ts'
import { problemTypeOf } from '../upstream/problem-type.ts'
import type { CommerceResult } from '../upstream/send-request.ts'

export const newsletterFamilies = {
  /** The shopper waits for this write. It may be repeated, because a known address gets the same response. */
  subscriptions: {
    ...required,
    name: 'subscriptions',
    base: '/custom/email-subscription/v1',
    deadlineMs: 3_000,
    subject: 'visitor',
  },
  /** The same on an instance without that custom API. */
  newsletterConsents: {
    ...required,
    name: 'newsletterConsents',
    base: '/shopper/shopper-consents/v1',
    deadlineMs: 3_000,
    subject: 'visitor',
  },
} as const satisfies Record<string, Named<PublicFamily>>

export type SendRequest = (request: CommerceRequest) => Promise<CommerceResult>

/** The payload of the custom API (spec 3 §7). Country and locale are sent where the site’s rules say so. */
interface Subscriber {
  email: string
  location: 'Footer'
  country?: string
  locale?: string
}

/**
 * Subscribes an address. Its response is not specified, so only the status counts.
 * @throws {ProblemError} `submission-invalid`, `rejected`, `service-error`, `unavailable`
 */
export async function sendSubscription(
  sendCommerceRequest: SendRequest,
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
  bodyOf(result)
}

/** @throws {ProblemError} `submission-invalid`, `rejected`, `service-error`, `unavailable` */
export function bodyOf(result: CommerceResult): unknown {
  if (result.kind === 'no-response') throw new ProblemError('unavailable', { cause: result.cause })
  if (result.kind === 'http-error') throw new ProblemError(problemTypeOf(result))
  return result.body
}
