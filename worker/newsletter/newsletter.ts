import { emailProblem } from '#shared/fields/email.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { NewsletterSubscription } from '#shared/newsletter/newsletter.ts'

import { openResultClient } from '../commerce/commerce-client.ts'
import type { PublicEdge } from '../http/edge.ts'
import { sendSubscription } from './upstream.ts'

/** Subscribes an address to the newsletter of the site, in Canada in the locale of the page (spec 3 §7). */
export async function subscribe(
  { context, bindings }: PublicEdge,
  email: string,
): Promise<NewsletterSubscription> {
  const problem = email === '' ? 'required' : emailProblem(email)
  if (problem) throw new ProblemError('invalid-input', { fields: { email: problem } })
  const { site, locale } = context
  await sendSubscription(openResultClient(context, bindings), {
    email,
    location: 'Footer',
    ...(site.country === 'CA' && { country: 'CA', locale }),
  })
  return { status: 'subscribed' }
}
