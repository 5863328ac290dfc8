import * as v from 'valibot'

import type { ContactChoice, ProfileSettings } from '#shared/account/profile.ts'

import { problemOf } from '../commerce/customer-records.ts'
import { parseLeniently } from '../commerce/parse-usable.ts'
import { runAction } from '../shopper/shopper-context.ts'
import type { AccountContext } from './account-context.ts'
import { requireCustomer } from '../session/customer.ts'

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
const Nothing = v.object({})

/** What one request's customer wants to hear about by e-mail, as Shopper Consents keeps it. */
export const createContactChoices = (
  account: AccountContext,
): Pick<ProfileSettings, 'getContactChoices' | 'saveContactChoices'> => ({
  getContactChoices: () => choicesOf(account),
  saveContactChoices: (input, idempotencyKey) =>
    runAction(account.shop, {
      action: 'saveContactChoices',
      idempotencyKey,
      input,
      schema: Nothing,
      async run() {
        const [choices, { email }] = await Promise.all([choicesOf(account), account.read()])
        await send(account, {
          operation: 'updateSubscriptions',
          method: 'POST',
          path: '/subscriptions/actions/bulk',
          body: {
            subscriptions: choices.map(({ id }) => ({
              subscriptionId: id,
              channel: 'email',
              contactPointValue: email,
              status: input.chosen.includes(id) ? 'opt_in' : 'opt_out',
            })),
          },
        })
        return {}
      },
    }),
})

async function choicesOf(account: AccountContext): Promise<ContactChoice[]> {
  const body = await send(account, {
    operation: 'getSubscriptions',
    method: 'GET',
    path: '/subscriptions',
    query: { tags: 'user_profile', expand: 'consentStatus', locale: account.shop.context.locale },
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

interface ConsentRequest {
  operation: string
  method: 'GET' | 'POST'
  path: `/${string}`
  query?: Record<string, string>
  body?: object
}

async function send({ shop }: AccountContext, request: ConsentRequest) {
  requireCustomer(shop)
  const answer = await shop.session.send({ family: 'consents', ...request })
  if (answer.kind !== 'ok') throw problemOf(answer)
  return answer.body
}
