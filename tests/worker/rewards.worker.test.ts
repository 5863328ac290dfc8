import { afterEach, expect, test } from 'vitest'

import { newIdempotencyKey, openShopper, type Shopper } from './purchase.ts'
import { control } from './shop.ts'
import { openSignedIn, personalCalls } from './signed-in.ts'
import { openStore } from './store.ts'

const PROGRESS = { count: 2, currentSpend: 64.5, nextReward: 100 }
const TOKEN = /eyJ[\w-]{10,}\.eyJ/

/** A seeded customer's id, by name, as the commerce service has it. */
const seededId = (name: string, site = 'us') =>
  `ab${site}LOYAL${name.toUpperCase()}`.padEnd(26, '0')
const memberEmail = (name: string) => `${name.toLowerCase()}@members.example`

const plan = (name: string, body: object) => control('PUT', `/loyalty/${seededId(name)}`, body)
const planned = ['Active', 'Inactive', 'PointsCapped', 'Broken', 'Excluded', 'Frozen']

afterEach(async () => {
  for (const name of planned) await control('DELETE', `/loyalty/${seededId(name)}`)
  for (const [site, key] of [
    ['us', 'bondLoyaltyEnabled'],
    ['ca', 'bondLoyaltyEnabled'],
  ]) {
    await control('DELETE', `/preferences/${site}/${key}`)
  }
})

async function readRewards(shopper: Shopper, site = 'us') {
  const { status, text, response } = await shopper.get(`/api/account/rewards?site=${site}`)
  expect([status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(text).not.toMatch(TOKEN)
  return JSON.parse(text)
}

const requestUpdate = async (shopper: Shopper, sending: { idempotencyKey?: string } = {}) => {
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
  const shopper = await openSignedIn(memberEmail(name), { store })
  expect(await readRewards(shopper)).toEqual(rewards)
  const warned = store.lines.join().includes('unknown loyalty status')
  expect(warned).toBe(name === 'Hibernating')
  expect(store.lines.join()).not.toMatch(/members\.example|JW-1/)
})

test('a customer who never joined is no member, and a missing status is logged', async () => {
  const store = openStore()
  const shopper = await openSignedIn('list20@shoppers.example', { store })
  expect(await readRewards(shopper)).toEqual({
    ...excluded,
    membership: 'none',
    accountStatus: 'unknown',
    isInMarket: false,
  })
  expect(store.lines.join()).toContain('missing loyalty status')
  expect(await requestUpdate(shopper)).toMatchObject({ status: 422, type: 'rejected' })
  expect(store.lines.join()).toContain('"message":"loyaltyId is required"')
  expect((await personalCalls(shopper)).map(({ call }) => call)).not.toContain('POST loyalty')
})

test('anonymous visitors and guests cost no call, and cannot request an update', async () => {
  const anonymous = openShopper(openStore())
  expect(await readRewards(anonymous)).toBeNull()
  expect(anonymous.jar.size).toBe(0)
  const guest = openShopper(openStore())
  await guest.add('JW0801', 1)
  expect(await readRewards(guest)).toBeNull()
  for (const shopper of [anonymous, guest]) {
    expect(await requestUpdate(shopper)).toMatchObject({ status: 403, type: 'sign-in-required' })
    expect(await personalCalls(shopper)).toEqual([])
  }
})

test('while the preference is off, the program does not exist and costs no call', async () => {
  const shopper = await openSignedIn(memberEmail('Active'), { site: 'ca' })
  const before = await personalCalls(shopper)
  expect(await readRewards(shopper, 'ca')).toBeNull()
  const { status, text } = await shopper.api('POST', '/account/rewards/update', {}, { site: 'ca' })
  expect([status, JSON.parse(text).type]).toEqual([422, 'rejected'])
  expect(await personalCalls(shopper)).toEqual(before)

  await control('PUT', '/preferences/ca/bondLoyaltyEnabled', { value: true })
  const elsewhere = await openSignedIn(memberEmail('Active'), { site: 'ca' })
  expect(await readRewards(elsewhere, 'ca')).toMatchObject({ membership: 'member' })

  await control('PUT', '/preferences/us/bondLoyaltyEnabled', { value: false })
  const american = await openSignedIn(memberEmail('Active'))
  expect(await readRewards(american)).toBeNull()
})

test('after sign-in the browser polls until the program gives a time, and then until the offers arrive', async () => {
  await plan('Inactive', { waits: 1, offersAfterMs: 60_000 })
  const store = openStore()
  const shopper = await openSignedIn(memberEmail('Inactive'), { store })
  expect(await readRewards(shopper)).toMatchObject({ awaits: 'update', progress: PROGRESS })

  expect(await requestUpdate(shopper)).toEqual({ status: 200, loyaltyOffersLastUpdated: null })
  expect(await readRewards(shopper)).toMatchObject({ awaits: 'update' })
  const sending = { idempotencyKey: newIdempotencyKey() }
  const [update, repeated] = await Promise.all([
    requestUpdate(shopper, sending),
    requestUpdate(shopper, sending),
  ])
  expect(update).toEqual({
    status: 200,
    loyaltyOffersLastUpdated: expect.stringMatching(/^20\d\d-/),
  })
  expect(repeated).toEqual(update)
  const calls = (await personalCalls(shopper)).filter(({ call }) => call === 'POST loyalty')
  expect(calls).toHaveLength(2)
  expect(calls.every(({ body }) => body.includes('c_slasjwt'))).toBe(true)

  expect(await readRewards(shopper)).toMatchObject({ awaits: 'offers', progress: null })
  await plan('Inactive', {})
  expect(await readRewards(shopper)).toMatchObject({ awaits: null, progress: PROGRESS })
  expect(await readRewards(shopper)).toMatchObject({ awaits: null })
})

test('polling for the update and the offers ends', async () => {
  const store = openStore()
  const late = await openSignedIn(memberEmail('PointsCapped'), { store })
  store.clock.now += 181_000
  expect(await readRewards(late)).toMatchObject({ awaits: null, progress: PROGRESS })

  await plan('Broken', {})
  const broken = await openSignedIn(memberEmail('Broken'), { store })
  await requestUpdate(broken)
  expect(await readRewards(broken)).toMatchObject({ awaits: 'offers', progress: null })
  store.clock.now += 91_000
  expect(await readRewards(broken)).toMatchObject({ awaits: null, progress: null })
})

test('a failing program is logged with its status and text, and can be retried', async () => {
  await plan('Active', {})
  const store = openStore()
  const shopper = await openSignedIn(memberEmail('Active'), { store })
  await shopper.breaks('/loyalty/v1/', { kind: 'status', status: 503 })
  const sending = { idempotencyKey: newIdempotencyKey() }
  expect(await requestUpdate(shopper, sending)).toMatchObject({ status: 503, type: 'unavailable' })
  expect(store.lines.join('\n')).toMatch(
    /"message":"Could not trigger loyalty update: 503 - [^"]*"/,
  )
  expect(await requestUpdate(shopper, sending)).toMatchObject({
    status: 200,
    loyaltyOffersLastUpdated: expect.any(String),
  })
  await shopper.breaks('/loyalty/v1/', { kind: 'unauthorized' })
  expect(await requestUpdate(shopper)).toMatchObject({ status: 200 })
  const sent = (await personalCalls(shopper)).filter(({ call }) => call === 'POST loyalty')
  expect(sent).toHaveLength(4)

  await shopper.breaks('/loyalty/v1/', { kind: 'malformed' })
  expect(await requestUpdate(shopper)).toMatchObject({ status: 503, type: 'unavailable' })
  expect(store.lines.join('\n')).toContain('Could not trigger loyalty update: 0 - no response')
})

test('an excluded customer is not updated', async () => {
  const shopper = await openSignedIn(memberEmail('Frozen'))
  expect(await requestUpdate(shopper)).toMatchObject({ status: 422, type: 'rejected' })
  expect((await personalCalls(shopper)).map(({ call }) => call)).not.toContain('POST loyalty')
})

test('without the customer’s profile the rewards are unavailable, and sign-in still works', async () => {
  const shopper = await openSignedIn(memberEmail('Excluded'))
  await shopper.breaks('/shopper-customers/', { kind: 'status', status: 500 }, { times: 10 })
  const { status, text, response } = await shopper.get('/api/account/rewards')
  expect([status, JSON.parse(text).type]).toEqual([503, 'unavailable'])
  expect(response.headers.get('cache-control')).toBe('no-store')
})
