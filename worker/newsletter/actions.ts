import { FORM_FIELD, FROM_FIELD } from '#shared/actions.ts'
import { SubscribeToNewsletter } from '#shared/newsletter/newsletter.ts'

import { defineAction } from '../actions/define-action.ts'

/** The form in the footer (spec 1 §2.6), and those of content (spec 3 §2.5). */
export const subscribeToNewsletter = defineAction({
  agents: 'allowed',
  limit: 'newsletter',
  pages: 'shop',
  fallbackPage: 'home',
  access: 'anyone',
  success: 'same-page',
  idempotency: 'newsletter',
  fields: ['email', FROM_FIELD, FORM_FIELD],
  toInput: ({ email = '' }) => ({ email }),
  schema: SubscribeToNewsletter,
  async run({ newsletter, input, idempotencyKey }) {
    await newsletter.subscribeToNewsletter(input, idempotencyKey)
  },
})
