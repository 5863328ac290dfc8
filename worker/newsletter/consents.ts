import * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'

import { parseLeniently } from '../upstream/parse-usable.ts'
import { bodyOf, newsletterFamilies, type SendRequest } from './upstream.ts'

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
export async function sendConsent(sendCommerceRequest: SendRequest, email: string): Promise<void> {
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
