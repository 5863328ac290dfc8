import { expect, test } from 'vitest'

import { registered } from './customers.ts'
import { newIdempotencyKey, openShopper, type Shopper, US_ADDRESS } from './purchase.ts'
import { control } from './shop.ts'
import { openSignedIn } from './signed-in.ts'
import { openStore } from './store.ts'

const WALLET = '/my-account/wallet'

/** The rewards with a form in the wallet. */
const rewardsIn = (text: string, action: 'activate' | 'apply' | 'remove') => {
  const forms = text.split('<form').filter((form) => form.includes(`/wallet/${action}"`))
  return forms.flatMap((form) => /name="offerId" value="([^"]+)"/.exec(form)?.[1] ?? [])
}

const couponCalls = async (shopper: Shopper, method: string) =>
  (await shopper.calls('/coupons')).filter((call) => call.method === method).length

test('a member applies a reward once, and removes it', async () => {
  const shopper = await openSignedIn('active@members.example')
  const empty = await shopper.get(WALLET)
  expect(empty.response.headers.get('cache-control')).toBe('private, no-store')
  for (const shown of ['Ready to use', 'Coming up', 'to your next reward']) {
    expect(empty.text).toContain(shown)
  }
  await shopper.add('JW0801')
  const [offerId = ''] = rewardsIn((await shopper.get(WALLET)).text, 'apply')
  expect(offerId).not.toBe('')
  const idempotencyKey = newIdempotencyKey()
  const apply = () => shopper.form(`${WALLET}/apply`, { offerId }, { idempotencyKey })
  expect((await apply()).to).toBe(`${WALLET}?done=applied`)
  expect((await apply()).to).toBe(`${WALLET}?done=applied`)
  const secondTab = await shopper.form(`${WALLET}/apply`, { offerId })
  expect(secondTab.to).toBe(`${WALLET}?done=applied`)
  expect(await couponCalls(shopper, 'POST')).toBe(1)
  expect(rewardsIn((await shopper.get(WALLET)).text, 'remove')).toEqual([offerId])

  const other = await openSignedIn('pointscapped@members.example')
  await other.add('JW0801')
  const refused = await other.form(`${WALLET}/apply`, { offerId })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('This reward can’t be used now.')
  expect(await couponCalls(other, 'POST')).toBe(0)

  for (let times = 0; times < 2; times += 1) {
    const { to } = await shopper.form(`${WALLET}/remove`, { offerId })
    expect(to).toBe(`${WALLET}?done=removed`)
  }
  expect(await couponCalls(shopper, 'DELETE')).toBe(1)
  expect(rewardsIn((await shopper.get(WALLET)).text, 'apply')).toContain(offerId)
})

/** The text of a page between its header and its footer. */
const wordsIn = (text: string) =>
  (/<main.*<\/main>/s.exec(text)?.[0] ?? '').replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ' ')

/** The rewards part of a page on which a member buys. */
const rewardsPart = (text: string) =>
  /<section[^>]*id="rewards".*?<\/section>/s.exec(text)?.[0] ?? ''

test('a member applies and removes a reward in the bag or at the payment with one press each', async () => {
  const shopper = await openSignedIn('excluded@members.example')
  await shopper.add('JW0801')
  for (const { id } of (await shopper.bag()).coupons)
    await shopper.api('DELETE', `/bag/coupons/${id}`)
  const { total: full } = await shopper.bag()
  await shopper.api('PUT', '/checkout/shipping-address', US_ADDRESS)
  await shopper.api('PUT', '/checkout/shipping-method', { methodId: 'standard' })

  for (const from of ['/cart', '/checkout/billing']) {
    const before = rewardsPart((await shopper.get(from)).text)
    expect(before, from).toContain('Your rewards')
    expect(before).toMatch(/One product of up to \$18\.95 is on us.*Use by/s)
    const offered = rewardsIn(before, 'apply')
    expect(offered).toHaveLength(2)
    const [offerId = ''] = offered
    expect((await shopper.form(`${WALLET}/apply`, { offerId, from })).to).toBe(`${from}#rewards`)
    const used = rewardsPart((await shopper.get(from)).text)
    expect(used).toContain('In your bag')
    expect(rewardsIn(used, 'remove')).toEqual([offerId])
    expect(rewardsIn(used, 'apply')).toEqual(offered.slice(1))
    expect((await shopper.bag()).total.minorUnits).toBeLessThan(full.minorUnits)
    expect((await shopper.form(`${WALLET}/remove`, { offerId, from })).to).toBe(`${from}#rewards`)
    expect(rewardsIn((await shopper.get(from)).text, 'remove')).toEqual([])
  }

  // The maximum of codes in an order.
  for (const code of ['WELCOME10', 'BODY5', 'SHIPFREE'])
    await shopper.api('POST', '/bag/coupons', { code })
  const [offerId = ''] = rewardsIn((await shopper.get(WALLET)).text, 'apply')
  for (const from of ['/cart', '/checkout/billing']) {
    const full = rewardsPart((await shopper.get(from)).text)
    expect(full).toContain('You’ve reached the limit of codes for one order.')
    expect(rewardsIn(full, 'apply')).toEqual([])
    const refused = await shopper.form(`${WALLET}/apply`, { offerId, from })
    expect(refused.status).toBe(422)
    expect(rewardsPart(refused.text)).toContain('role="alert"')
  }
  const gone = await shopper.form(`${WALLET}/apply`, { offerId: 'someone-elses', from: '/cart' })
  expect(rewardsPart(gone.text)).toContain('This reward can’t be used now.')

  // Without the customer's record, the purchase continues.
  await shopper.breaks('/shopper-customers/', { kind: 'status', status: 500 }, { times: 30 })
  for (const from of ['/cart', '/checkout/billing']) {
    const { status, text } = await shopper.get(from)
    expect(status, from).toBe(200)
    expect(rewardsPart(text)).toContain('We can’t look up rewards right now.')
  }
})

test.each([
  ['a guest', null, ''],
  ['a customer who has not joined', 'list20@shoppers.example', ''],
  ['a customer whose membership is on hold', 'frozen@members.example', ''],
  ['a member, where the program is off', 'active@members.example', '/ca'],
] as const)('%s buys without a word of rewards', async (_, email, prefix) => {
  const site = prefix ? 'ca' : 'us'
  const shopper = email ? await openSignedIn(email, { site }) : openShopper(openStore())
  await shopper.add('JW0801', 1, { site })
  const { status, text } = await shopper.get(`${prefix}/cart`)
  expect(status).toBe(200)
  expect(wordsIn(text)).not.toMatch(/rewards?\b/i)
  const { text: toUse } = await shopper.get(`/api/account/rewards/to-use?site=${site}`)
  expect(JSON.parse(toUse)).toBeNull()
})

test('a customer joins once, where the program exists', async () => {
  const shopper = openShopper(openStore())
  await registered(shopper)
  expect((await shopper.get(WALLET)).text).toContain('isn’t in Rewards yet')
  const join = (fields: Record<string, string>) =>
    shopper.form('/loyalty-rewards/join/accept', fields)
  const incomplete = await join({ postalCode: '4' })
  expect(incomplete.status).toBe(422)
  expect(incomplete.text).toContain('Please accept the terms to join.')
  expect((await join({ postalCode: '96910', terms: 'on' })).text).toContain(
    'isn’t offered at this ZIP code',
  )
  expect((await join({ postalCode: '43215', terms: 'on' })).to).toBe(`${WALLET}?done=joined`)
  expect((await join({ postalCode: '43215', terms: 'on' })).to).toBe(`${WALLET}?done=known`)
  expect((await shopper.get('/loyalty-rewards/join')).to).toBe(WALLET)

  const [offerId = ''] = rewardsIn((await shopper.get(WALLET)).text, 'activate')
  expect((await shopper.form(`${WALLET}/activate`, { offerId })).to).toBe('/activate-success')
  expect((await shopper.get('/activate-success')).text).toContain('<h1')
  expect((await shopper.get('/activate-nothing')).response.status).toBe(404)
  const inFrench = await shopper.get('/ca/fr-CA/activate-success')
  expect(inFrench.text).toContain('Les Récompenses ne sont pas offertes sur ce site.')
  expect(inFrench.text).not.toContain('Votre récompense est prête')
})

test.each(['cancelled', 'cancelledgrace', 'terminated', 'frozen', 'hibernating'])(
  'the dashboard of a member whose membership is %s links the wallet and has no invitation to join',
  async (name) => {
    const { text } = await (await openSignedIn(`${name}@members.example`)).get('/my-account')
    const [panel = ''] = /<section[^>]*dashboard-rewards.*?<\/section>/s.exec(text) ?? []
    expect(panel).toContain('Rewards can’t be used with this account at the moment.')
    expect(panel).toContain(`href="${WALLET}"`)
    expect(panel).not.toContain('Join')
  },
)

test('without JavaScript the dashboard of a member begins with the points', async () => {
  const { text } = await (await openSignedIn('active@members.example')).get('/my-account')
  expect(text).toMatch(
    /<h2 id="progress">.*?<progress [^>]*max="\d+" value="[\d.]+".*latest-order/s,
  )
})

test('a customer with an account from a store keeps it', async () => {
  const shopper = await openSignedIn('instore@members.example')
  const joined = { postalCode: '43215', terms: 'on' }
  const { to } = await shopper.form('/loyalty-rewards/join/accept', joined)
  expect(to).toBe(`${WALLET}?done=linked`)
  expect((await shopper.get(to ?? '')).text).toContain('points and rewards from our stores')
})

test.each([
  ['inactive', 'Nothing has been bought on this membership'],
  ['pointscapped', 'as many points as an account can hold'],
  ['cancelled', 'This membership was canceled, so'],
  ['cancelledgrace', 'was canceled and is about to end'],
  ['terminated', 'This membership has ended'],
  ['terminatedgrace', 'This membership is about to end'],
  ['frozen', 'This membership is on hold'],
  ['hibernating', 'what state this membership is in'],
])('the wallet explains the state %s', async (name, text) => {
  const shopper = await openSignedIn(`${name}@members.example`)
  expect((await shopper.get(WALLET)).text).toContain(text)
})

test('where there is no program, only its information pages mention rewards', async () => {
  const shopper = await openSignedIn('reg@shoppers.example', { site: 'ca' })
  const guest = openShopper(openStore())
  const account = ['/my-account', '/my-account/edit-profile?edit=delete']
  const open = ['/login', '/registration', '/privacy-choices']
  for (const path of [...account, ...open])
    expect(
      wordsIn((await (account.includes(path) ? shopper : guest).get(`/ca${path}`)).text),
      path,
    ).not.toMatch(/rewards?\b/i)
  for (const one of [shopper, guest]) {
    const { text } = await one.get('/ca/loyalty-rewards/join')
    expect(wordsIn(text)).toContain('Rewards isn’t offered on this site.')
    expect(text).not.toMatch(/Join|<input[^>]*name="terms"/)
  }
  expect(wordsIn((await guest.get('/loyalty-rewards/join')).text)).toContain('Join Rewards')

  // Customers outside the program's market are not invited either.
  const canadian = await openSignedIn('canadian@members.example')
  expect(wordsIn((await canadian.get('/my-account')).text)).not.toMatch(/rewards?\b/i)
})

test('joining is impossible on a page without terms', async () => {
  const shopper = openShopper(openStore())
  await registered(shopper)
  const terms = '/assets/us/loyalty-terms-and-information'
  await control('PUT', terms, { fields: { c_body: { en: '', fr: '' } } })
  const { text } = await shopper.get('/loyalty-rewards/join')
  await control('DELETE', terms)
  expect(text).toContain('We can’t show the terms of Rewards right now')
  expect(text).not.toContain('name="terms"')
})

test('there are no rewards in Canada', async () => {
  const shopper = await openSignedIn('active@members.example', { site: 'ca' })
  const { status, text } = await shopper.get(`/ca${WALLET}`)
  expect(status).toBe(200)
  expect(text).toContain('Rewards isn’t offered on this site.')
  expect(rewardsIn(text, 'apply')).toEqual([])
})

test('a page beyond the end of the points history redirects to the last one, with the same filter', async () => {
  const POINTS = '/my-account/my-points-history'
  const shopper = await openSignedIn('active@members.example')
  const last = await shopper.get(`${POINTS}?page=99`)
  expect(last).toMatchObject({
    status: 303,
    to: expect.stringMatching(/my-points-history(\?page=\d)?$/),
  })
  expect((await shopper.get(last.to ?? '')).status).toBe(200)
  expect(await shopper.get(`${POINTS}?type=bonus&page=99`)).toMatchObject({
    status: 303,
    to: `${POINTS}?type=bonus`,
  })
  expect((await shopper.get(`${POINTS}?type=return&from=2020-01-01&to=2020-01-02&page=2`)).to).toBe(
    `${POINTS}?type=return&from=2020-01-01&to=2020-01-02`,
  )
})
