import { createRequire } from 'node:module'

import type * as Sdk from 'commerce-sdk-isomorphic'
import { expect, test } from 'vitest'

import { configOf, errorOf, loginGuest } from './clients.ts'

const sdk: typeof Sdk = createRequire(import.meta.url)('commerce-sdk-isomorphic')

async function consentsOf(siteId: string) {
  const { access_token: token } = await loginGuest(siteId)
  const headers = { authorization: `Bearer ${token}` }
  return new sdk.ShopperConsents({ ...configOf(siteId), headers })
}

const yes = {
  subscriptionId: 'newsletter',
  channel: 'email',
  contactPointValue: 'ana@example.org',
  status: 'opt_in',
} as const

test('stores the consents of a shopper, and returns them to no other', async () => {
  const ana = await consentsOf('ca')
  const plain = await ana.getSubscriptions({ parameters: { locale: 'fr-CA', tags: ['checkout'] } })
  expect(plain.data).toMatchObject([
    { subscriptionId: 'order-updates', title: 'Suivi des commandes', channels: ['email', 'sms'] },
  ])
  expect(plain.data[0]).not.toHaveProperty('consentStatus')

  expect(await ana.updateSubscription({ body: yes })).toEqual(yes)
  expect(await ana.updateSubscription({ body: { ...yes, status: 'opt_out' } })).toEqual({
    ...yes,
    status: 'opt_out',
  })
  const statuses = async (consents: typeof ana) => {
    const { data } = await consents.getSubscriptions({ parameters: { expand: ['consentStatus'] } })
    return data.map(({ consentStatus }) => consentStatus)
  }
  const { subscriptionId: _id, ...answer } = yes
  expect(await statuses(ana)).toEqual([[{ ...answer, status: 'opt_out' }], []])
  expect(await statuses(await consentsOf('ca'))).toEqual([[], []])
})

test('stores the valid ones of several answers, and explains the errors of the others', async () => {
  const consents = await consentsOf('us')
  const sms = { ...yes, channel: 'sms', contactPointValue: '+1 614 555 0100' } as const
  const { results } = await consents.updateSubscriptions({
    body: {
      subscriptions: [
        { ...sms, subscriptionId: 'order-updates' },
        { ...sms, subscriptionId: 'newsletter' },
        { ...yes, subscriptionId: 'nothing' },
        { ...yes, contactPointValue: 'nobody' },
      ],
    },
  })
  expect(results.map(({ success, error }) => [success, error?.code])).toEqual([
    [true, undefined],
    [false, 'unsupported-channel'],
    [false, 'subscription-not-found'],
    [false, 'invalid-contact-point'],
  ])
  const { data } = await consents.getSubscriptions({ parameters: { expand: ['consentStatus'] } })
  expect(data.flatMap(({ consentStatus }) => consentStatus)).toMatchObject([{ channel: 'sms' }])

  const rejected = await Promise.all(
    [
      consents.updateSubscription({ body: { ...yes, subscriptionId: 'nothing' } }),
      consents.updateSubscription({ body: { ...yes, contactPointValue: 'nobody' } }),
      consents.updateSubscription({ body: { ...yes, channel: JSON.parse('"pigeon"') } }),
      consents.updateSubscriptions({ body: { subscriptions: [] } }),
      consents.getSubscriptions({ parameters: { expand: JSON.parse('["weather"]') } }),
    ].map(errorOf),
  )
  expect(rejected.map(({ status }) => status)).toEqual([404, 400, 400, 400, 400])
})
