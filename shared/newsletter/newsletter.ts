import * as v from 'valibot'

import type { IdempotencyKey } from '../http/idempotency-key.ts'
import { typedLine } from '../text/typed.ts'

export const SubscribeToNewsletter = v.strictObject({
  email: typedLine(),
})
export type SubscribeToNewsletter = v.InferOutput<typeof SubscribeToNewsletter>

export const NewsletterSubscription = v.object({ status: v.literal('subscribed') })
export type NewsletterSubscription = v.InferOutput<typeof NewsletterSubscription>

/** The newsletter of one site and locale. Anyone may subscribe; no session is read or started. */
export interface Newsletter {
  /**
   * Subscribing the same address again changes nothing.
   * @throws {ProblemError} `invalid-input` with `fields`, `submission-invalid`, `rejected`, `service-error`,
   * `unavailable`
   */
  subscribeToNewsletter(
    input: SubscribeToNewsletter,
    idempotencyKey: IdempotencyKey,
  ): Promise<NewsletterSubscription>
}
