import { ProblemError } from '#shared/http/problem.ts'

import type { CommerceRequest } from '../commerce/commerce-client.ts'
import { problemTypeOf } from '../commerce/problem-type.ts'
import type { CommerceResult } from '../commerce/send-request.ts'

export type SendCommerceRequest = (request: CommerceRequest) => Promise<CommerceResult>

/** The payload of the custom API (spec 3 §7). Country and locale are sent for Canadian locales only. */
export interface Subscriber {
  email: string
  location: 'Footer'
  country?: 'CA'
  locale?: string
}

/**
 * Subscribes an address. Its response is not specified, so only the status counts.
 * @throws {ProblemError} `submission-invalid`, `rejected`, `service-error`, `unavailable`
 */
export async function subscribe(
  sendCommerceRequest: SendCommerceRequest,
  subscriber: Subscriber,
): Promise<void> {
  const result = await sendCommerceRequest({
    family: 'subscriptions',
    operation: 'subscribe',
    method: 'POST',
    path: '/subscription',
    body: subscriber,
    signal: undefined,
  })
  if (result.kind === 'no-response') throw new ProblemError('unavailable', { cause: result.cause })
  if (result.kind === 'http-error') throw new ProblemError(problemTypeOf(result))
}
