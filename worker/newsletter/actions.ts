import { FORM_FIELD, FROM_FIELD } from '#shared/http/form-fields.ts'
import { NewsletterSubscription, SubscribeToNewsletter } from '#shared/newsletter/newsletter.ts'

import { emailSubject, HOUR_MS, type Limit } from '../limits/limits.ts'
import { publicAction } from '../http/action.ts'

const newsletterLimit: Limit = {
  name: 'newsletter',
  windowMs: HOUR_MS,
  address: 5,
  subjects: [{ subject: emailSubject, most: 5 }],
  counts: 'attempts',
}

/** The form in the footer (spec 1 §2.6), and those of content (spec 3 §2.5). */
const subscribeToNewsletter = publicAction({
  name: 'subscribeToNewsletter',
  agents: 'allowed',
  limit: newsletterLimit,
  idempotency: 'newsletter',
  // Commerce accepts a known address again, so a lost attempt can be repeated.
  retriesLost: true,
  input: SubscribeToNewsletter,
  output: NewsletterSubscription,
  run: async (edge, { email }) => (await import('./newsletter.ts')).subscribe(edge, email),
  form: {
    pages: 'shop',
    fallbackPage: 'home',
    fields: ['email', FROM_FIELD, FORM_FIELD],
    toInput: ({ email = '' }) => ({ email }),
  },
})

export const newsletterActions = { subscribeToNewsletter }
