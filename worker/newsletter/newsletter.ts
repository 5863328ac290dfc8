import { emailProblem } from '#shared/fields/email.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { NewsletterSubscription } from '#shared/newsletter/newsletter.ts'

import { rulesOf } from '../config/market-rules.ts'
import { openResultClient } from '../session/open-result-client.ts'
import type { PublicEdge } from '../http/edge.ts'
import { ifAbsent } from '../upstream/absent-api.ts'
import { sendConsent } from './consents.ts'
import { sendSubscription } from './upstream.ts'

/** Subscribes an address to the newsletter of the site, in the locale of the page where the site’s rules say so (spec 3 §7). */
export async function subscribe(
  { context, bindings }: PublicEdge,
  email: string,
): Promise<NewsletterSubscription> {
  const problem = email === '' ? 'required' : emailProblem(email)
  if (problem) throw new ProblemError('invalid-input', { fields: { email: problem } })
  const { site, locale } = context
  const send = openResultClient(context, bindings)
  const sending = sendSubscription(send, {
    email,
    location: 'Footer',
    ...(rulesOf(site).newsletterNamesLocale && { country: site.country, locale }),
  })
  await ifAbsent(sending, () => sendConsent(send, email))
  return { status: 'subscribed' }
}
