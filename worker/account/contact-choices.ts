import * as v from 'valibot'

import type { ContactChoice, SaveContactChoices } from '#shared/account/profile.ts'

import type { Edge } from '../http/edge.ts'
import { parseLeniently } from '../upstream/parse-usable.ts'
import { readAccount } from './account-record.ts'
import { sendConsents } from './upstream.ts'

const Subscriptions = v.object({
  data: v.array(
    v.object({
      subscriptionId: v.string(),
      title: v.string(),
      subtitle: v.nullish(v.string(), ''),
      channels: v.array(v.string()),
      defaultStatus: v.nullish(v.string(), 'opt_out'),
      consentStatus: v.optional(v.array(v.object({ channel: v.string(), status: v.string() })), []),
    }),
  ),
})
/** The e-mails that the customer receives, as stored by Shopper Consents. */
export async function readContactChoices(edge: Edge): Promise<ContactChoice[]> {
  const body = await sendConsents(edge, {
    operation: 'getSubscriptions',
    method: 'GET',
    path: '/subscriptions',
    query: { tags: 'user_profile', expand: 'consentStatus', locale: edge.context.locale },
  })
  const { output } = parseLeniently(Subscriptions, body)
  return (output?.data ?? []).flatMap((subscription) => {
    const { subscriptionId: id, title, subtitle, channels, consentStatus } = subscription
    if (!channels.includes('email')) return []
    const status = consentStatus.findLast(({ channel }) => channel === 'email')?.status
    const isOn = (status ?? subscription.defaultStatus) === 'opt_in'
    return [{ id, title, text: subtitle ?? '', isOn }]
  })
}

export async function saveContactChoices(edge: Edge, { chosen }: SaveContactChoices) {
  const [choices, { email }] = await Promise.all([readContactChoices(edge), readAccount(edge)])
  await sendConsents(edge, {
    operation: 'updateSubscriptions',
    method: 'POST',
    path: '/subscriptions/actions/bulk',
    body: {
      subscriptions: choices.map(({ id }) => ({
        subscriptionId: id,
        channel: 'email',
        contactPointValue: email,
        status: chosen.includes(id) ? 'opt_in' : 'opt_out',
      })),
    },
  })
  return {}
}
