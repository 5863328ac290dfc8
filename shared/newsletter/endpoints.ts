import { endpoint } from '../http/endpoint.ts'
import type { NewsletterSubscription, SubscribeToNewsletter } from './newsletter.ts'

/** The newsletter of one site and locale. Anyone may subscribe; no session is read or started. */
export const newsletterEndpoints = {
  /**
   * Subscribing the same address again changes nothing.
   * @throws {ProblemError} `invalid-input` with `fields`, `submission-invalid`, `rejected`, `service-error`,
   * `unavailable`
   */
  subscribeToNewsletter: endpoint<SubscribeToNewsletter, NewsletterSubscription>()(
    'POST',
    '/newsletter/subscriptions',
  ),
}
