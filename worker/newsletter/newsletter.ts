import * as v from 'valibot'

import { emailProblem } from '#shared/fields/email.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { NewsletterSubscription } from '#shared/newsletter/newsletter.ts'

import { rulesOf } from '../config/market-rules.ts'
import { openResultClient } from '../session/open-result-client.ts'
import type { PublicEdge } from '../http/edge.ts'
import { ifAbsent } from '../upstream/absent-api.ts'
import { parseLeniently } from '../upstream/parse-usable.ts'
import { bodyOf, newsletterFamilies, sendSubscription, type SendRequest } from './upstream.ts'

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

const Subscriptions = v.object({
  data: v.array(
    v.object({
      subscriptionId: v.string(),
      channels: v.array(v.string()),
      consentType: v.nullish(v.string(), 'marketing'),
    }),
  ),
})

/** Where storefronts show the subscription that needs only an address. */
const TAG = 'homepage_banner'

/**
 * Subscribes an address by Shopper Consents, to the site's marketing mails that are offered beside its content.
 * @throws {ProblemError} `not-offered` if there are none, else as `sendSubscription`
 */
async function sendConsent(sendCommerceRequest: SendRequest, email: string): Promise<void> {
  const request = {
    family: newsletterFamilies.newsletterConsents,
    path: '/subscriptions',
    signal: undefined,
  } as const
  const found = await sendCommerceRequest({
    ...request,
    operation: 'getSubscriptions',
    query: { tags: TAG },
  })
  const { output } = parseLeniently(Subscriptions, bodyOf(found))
  const newsletter = output?.data.find(
    ({ channels, consentType }) => consentType === 'marketing' && channels.includes('email'),
  )
  if (!newsletter) throw new ProblemError('not-offered', { cause: 'no subscription by email' })
  const saved = await sendCommerceRequest({
    ...request,
    operation: 'updateSubscription',
    method: 'POST',
    body: {
      subscriptionId: newsletter.subscriptionId,
      channel: 'email',
      contactPointValue: email,
      status: 'opt_in',
    },
  })
  bodyOf(saved)
}
