import { afterEach, expect, test } from 'vitest'

import { newIdempotencyKey, openShopper, type Shopper } from './purchase.ts'
import { control } from './shop.ts'
import { openSignedIn, personalCalls } from './signed-in.ts'
import { openStore } from './store.ts'

const PROGRESS = { count: 2, currentSpend: 64.5, nextReward: 100 }
const TOKEN = /eyJ[\w-]{10,}\.eyJ/

/** The seeded customer of one name, as the commerce service identifies it. */
const idOf = (name: string, site = 'us') => `ab${site}LOYAL${name.toUpperCase()}`.padEnd(26, '0')
const emailOf = (name: string) => `${name.toLowerCase()}@members.example`

const plan = (name: string, body: object) => control('PUT', `/loyalty/${idOf(name)}`, body)
const planned = ['Active', 'Inactive', 'PointsCapped', 'Broken', 'Excluded', 'Frozen']

afterEach(async () => {
  for (const name of planned) await control('DELETE', `/loyalty/${idOf(name)}`)
  for (const [site, key] of [
    ['us', 'bondLoyaltyEnabled'],
    ['ca', 'bondLoyaltyEnabled'],
  ]) {
    await control('DELETE', `/preferences/${site}/${key}`)
  }
})

async function rewardsOf(shopper: Shopper, site = 'us') {
  const { status, text, response } = await shopper.get(`/api/account/rewards?site=${site}`)
  expect([status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(text).not.toMatch(TOKEN)
  return JSON.parse(text)
}

const updateOf = async (shopper: Shopper, sending: { idempotencyKey?: string } = {}) => {
  const { status, text } = await shopper.api('POST', '/account/rewards/update', {}, sending)
  return { status, ...JSON.parse(text) }
}

const invited = { isInMarket: true, isOffered: true }
const member = { membership: 'member', ...invited, progress: PROGRESS, awaits: 'update' }
const nowhere = { isInMarket: false, isOffered: false }
const excluded = { membership: 'excluded', ...invited, progress: null, awaits: null }

test.each([
  ['Active', { ...member, accountStatus: 'active' }],
  ['Inactive', { ...member, accountStatus: 'inactive' }],
  ['PointsCapped', { ...member, accountStatus: 'active' }],
  ['Cancelled', { ...excluded, accountStatus: 'cancelled' }],
  ['CancelledGrace', { ...excluded, accountStatus: 'cancelled-grace' }],
  ['Terminated', { ...excluded, accountStatus: 'terminated' }],
  ['TerminatedGrace', { ...excluded, accountStatus: 'terminated-grace' }],
  ['Frozen', { ...excluded, accountStatus: 'frozen' }],
  ['Hibernating', { ...excluded, accountStatus: 'unknown' }],
  ['Excluded', { ...member, accountStatus: 'active', ...nowhere }],
  ['Broken', { ...member, accountStatus: 'active', progress: null }],
  ['Canadian', { ...excluded, membership: 'none', accountStatus: 'ineligible', ...nowhere }],
])('the rewards of the customer %s', async (name, rewards) => {
  const store = openStore()
  const shopper = await openSignedIn(emailOf(name), { store })
  expect(await rewardsOf(shopper)).toEqual(rewards)
  const warned = store.lines.join().includes('unknown loyalty status')
  expect(warned).toBe(name === 'Hibernating')
  expect(store.lines.join()).not.toMatch(/members\.example|JW-1/)
})

test('a customer who never joined is no member, and a missing status is logged', async () => {
  const store = openStore()
  const shopper = await openSignedIn('list20@shoppers.example', { store })
  expect(await rewardsOf(shopper)).toEqual({
    ...excluded,
    membership: 'none',
    accountStatus: 'unknown',
    isInMarket: false,
  })
  expect(store.lines.join()).toContain('missing loyalty status')
  expect(await updateOf(shopper)).toMatchObject({ status: 422, type: 'rejected' })
  expect(store.lines.join()).toContain('"message":"loyaltyId is required"')
  expect((await personalCalls(shopper)).map(({ call }) => call)).not.toContain('POST loyalty')
})

test('anonymous visitors and guests cost no call, and cannot ask for an update', async () => {
  const anonymous = openShopper(openStore())
  expect(await rewardsOf(anonymous)).toBeNull()
  expect(anonymous.jar.size).toBe(0)
  const guest = openShopper(openStore())
  await guest.add('JW0801', 1)
  expect(await rewardsOf(guest)).toBeNull()
  for (const shopper of [anonymous, guest]) {
    expect(await updateOf(shopper)).toMatchObject({ status: 403, type: 'sign-in-required' })
    expect(await personalCalls(shopper)).toEqual([])
  }
})

test('while the preference is off, there is no program and no call about it', async () => {
  const shopper = await openSignedIn(emailOf('Active'), { site: 'ca' })
  const before = await personalCalls(shopper)
  expect(await rewardsOf(shopper, 'ca')).toBeNull()
  const { status, text } = await shopper.api('POST', '/account/rewards/update', {}, { site: 'ca' })
  expect([status, JSON.parse(text).type]).toEqual([422, 'rejected'])
  expect(await personalCalls(shopper)).toEqual(before)

  await control('PUT', '/preferences/ca/bondLoyaltyEnabled', { value: true })
  const elsewhere = await openSignedIn(emailOf('Active'), { site: 'ca' })
  expect(await rewardsOf(elsewhere, 'ca')).toMatchObject({ membership: 'member' })

  await control('PUT', '/preferences/us/bondLoyaltyEnabled', { value: false })
  const american = await openSignedIn(emailOf('Active'))
  expect(await rewardsOf(american)).toBeNull()
})

test('after signing in, the update is asked for until the program has a time, and then the offers are awaited', async () => {
  await plan('Inactive', { waits: 1, offersAfterMs: 60_000 })
  const store = openStore()
  const shopper = await openSignedIn(emailOf('Inactive'), { store })
  expect(await rewardsOf(shopper)).toMatchObject({ awaits: 'update', progress: PROGRESS })

  expect(await updateOf(shopper)).toEqual({ status: 200, loyaltyOffersLastUpdated: null })
  expect(await rewardsOf(shopper)).toMatchObject({ awaits: 'update' })
  const sending = { idempotencyKey: newIdempotencyKey() }
  const [update, repeated] = await Promise.all([
    updateOf(shopper, sending),
    updateOf(shopper, sending),
  ])
  expect(update).toEqual({
    status: 200,
    loyaltyOffersLastUpdated: expect.stringMatching(/^20\d\d-/),
  })
  expect(repeated).toEqual(update)
  const calls = (await personalCalls(shopper)).filter(({ call }) => call === 'POST loyalty')
  expect(calls).toHaveLength(2)
  expect(calls.every(({ body }) => body.includes('c_slasjwt'))).toBe(true)

  expect(await rewardsOf(shopper)).toMatchObject({ awaits: 'offers', progress: null })
  await plan('Inactive', {})
  expect(await rewardsOf(shopper)).toMatchObject({ awaits: null, progress: PROGRESS })
  expect(await rewardsOf(shopper)).toMatchObject({ awaits: null })
})

test('nobody waits for the update or the offers forever', async () => {
  const store = openStore()
  const late = await openSignedIn(emailOf('PointsCapped'), { store })
  store.clock.now += 181_000
  expect(await rewardsOf(late)).toMatchObject({ awaits: null, progress: PROGRESS })

  await plan('Broken', {})
  const broken = await openSignedIn(emailOf('Broken'), { store })
  await updateOf(broken)
  expect(await rewardsOf(broken)).toMatchObject({ awaits: 'offers', progress: null })
  store.clock.now += 91_000
  expect(await rewardsOf(broken)).toMatchObject({ awaits: null, progress: null })
})

test('a failing program is logged with its status and text, and can be asked again', async () => {
  await plan('Active', {})
  const store = openStore()
  const shopper = await openSignedIn(emailOf('Active'), { store })
  await shopper.breaks('/loyalty/v1/', { kind: 'status', status: 503 })
  const sending = { idempotencyKey: newIdempotencyKey() }
  expect(await updateOf(shopper, sending)).toMatchObject({ status: 503, type: 'unavailable' })
  expect(store.lines.join('\n')).toMatch(
    /"message":"Could not trigger loyalty update: 503 - [^"]*"/,
  )
  expect(await updateOf(shopper, sending)).toMatchObject({
    status: 200,
    loyaltyOffersLastUpdated: expect.any(String),
  })
  await shopper.breaks('/loyalty/v1/', { kind: 'unauthorized' })
  expect(await updateOf(shopper)).toMatchObject({ status: 200 })
  const sent = (await personalCalls(shopper)).filter(({ call }) => call === 'POST loyalty')
  expect(sent).toHaveLength(4)

  await shopper.breaks('/loyalty/v1/', { kind: 'malformed' })
  expect(await updateOf(shopper)).toMatchObject({ status: 503, type: 'unavailable' })
  expect(store.lines.join('\n')).toContain('Could not trigger loyalty update: 0 - no response')
})

test('an excluded customer is not refreshed', async () => {
  const shopper = await openSignedIn(emailOf('Frozen'))
  expect(await updateOf(shopper)).toMatchObject({ status: 422, type: 'rejected' })
  expect((await personalCalls(shopper)).map(({ call }) => call)).not.toContain('POST loyalty')
})

test('without the customer’s profile the rewards are unavailable, and signing in still works', async () => {
  const shopper = await openSignedIn(emailOf('Excluded'))
  await shopper.breaks('/shopper-customers/', { kind: 'status', status: 500 }, { times: 10 })
  const { status, text, response } = await shopper.get('/api/account/rewards')
  expect([status, JSON.parse(text).type]).toEqual([503, 'unavailable'])
  expect(response.headers.get('cache-control')).toBe('no-store')
})
