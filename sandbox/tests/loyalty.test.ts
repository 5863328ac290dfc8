import * as v from 'valibot'
import { expect, test, vi } from 'vitest'

import { customerFixture, register, signIn } from './accounts.ts'
import { HOUR } from './at-clock-offset.ts'
import { clientsOf, control, errorOf, fixture, loginGuest } from './clients.ts'
import { customApiClient } from './custom-api-client.ts'
import { Joined, Offers, Points } from './loyalty-schemas.ts'
import { cardToken, completeBasket, placeOrder } from './purchase.ts'

const JOINING = { c_loyaltyPostalCode: '43215', c_acceptsTerms: true }

function programOf({ access_token: token, customer_id: customerId }: Token, siteId = 'us') {
  const call = customApiClient(siteId, token)
  const clients = clientsOf(siteId, token)
  return {
    ...clients,
    join: (body: object = {}) =>
      call('loyalty/enrollment', { body: { c_slasjwt: token, ...JOINING, ...body } }),
    activate: (c_offerId: string) =>
      call('loyalty/activation', { body: { c_slasjwt: token, c_offerId } }),
    points: async (parameters: Record<string, string> = {}) =>
      v.parse(Points, await call('loyalty/points', { method: 'GET', parameters })),
    rejectedPoints: (parameters: Record<string, string>) =>
      errorOf(call('loyalty/points', { method: 'GET', parameters })),
    customer: () => clients.customers.getCustomer({ parameters: { customerId } }),
    async offers() {
      const { c_filteredOffers: found } = await this.customer()
      return v.parse(Offers, typeof found === 'string' ? JSON.parse(found) : found)
    },
  }
}
type Token = Pick<Awaited<ReturnType<typeof signIn>>, 'access_token' | 'customer_id'>

/** An account that other tests leave alone, because it can be used once a second. */
async function signInTo(name: string) {
  const customer = await customerFixture(name)
  return vi.waitFor(() => signIn('us', customer), { timeout: 10_000, interval: 300 })
}

const memberNamed = async (name: string) => programOf(await signInTo(name))

test('tells a member of rewards in every state, as text or as an object', async () => {
  const member = await memberNamed('LOYAL-EXCLUDED')
  expect((await member.customer())['c_filteredOffers']).toBeTypeOf('string')
  const { rewards, offers } = await member.offers()
  expect(rewards).toEqual({ count: 2, currentSpend: 64.5, nextReward: 100 })
  expect(offers.map(({ status }) => status).toSorted()).toEqual(
    'available available cancelled expired inactive redeemed upcoming'.split(' '),
  )
  for (const { status, coupon, startDate, expiryDate } of offers) {
    expect(startDate < expiryDate).toBe(true)
    expect(coupon === null).toBe(status === 'inactive')
  }
  const other = await memberNamed('LOYAL-INACTIVE')
  const { c_filteredOffers: asObject } = await other.customer()
  expect(asObject).toMatchObject({ rewards, offers: expect.any(Array) })
  const broken = await memberNamed('LOYAL-BROKEN')
  expect(await broken.customer()).toHaveProperty('c_filteredOffers', '{"rewards":{"count":2,')
})

test('accepts a reward’s coupon from its member only, and once', async () => {
  const token = await signInTo('LOYAL-INACTIVE')
  const member = programOf(token)
  const { offers } = await member.offers()
  const couponOf = (status: string) =>
    offers.find((offer) => offer.status === status)?.coupon ?? `no ${status} coupon`
  const { basketId = '' } = await member.baskets.createBasket({ body: {} })
  const parameters = { basketId }
  const productId = await fixture('P-STD', 'us')
  await member.baskets.addItemToBasket({ parameters, body: [{ productId, quantity: 2 }] })
  const add = (code: string) => member.baskets.addCouponToBasket({ parameters, body: { code } })

  for (const status of ['upcoming', 'cancelled', 'expired', 'redeemed', 'inactive']) {
    const { body } = await errorOf(add(couponOf(status)))
    expect([status, String(body['statusCode'])]).toEqual([
      status,
      status === 'expired' ? 'no_active_promotion' : 'coupon_code_unknown',
    ])
  }
  const reduced = await add(couponOf('available'))
  expect(reduced.couponItems).toMatchObject([{ statusCode: 'applied', valid: true }])
  const unit = Number(reduced.productItems?.[0]?.price) / 2
  expect(reduced.orderPriceAdjustments).toMatchObject([
    { promotionId: 'reward-product', price: -Math.min(18.95, unit) },
  ])

  const stranger = programOf((await register('us')).token)
  const theirs = await stranger.baskets.createBasket({ body: {} })
  const { body } = await errorOf(
    stranger.baskets.addCouponToBasket({
      parameters: { basketId: String(theirs.basketId) },
      body: { code: couponOf('available') },
    }),
  )
  expect(body).toMatchObject({ statusCode: 'coupon_code_unknown' })
  await stranger.baskets.deleteBasket({ parameters: { basketId: String(theirs.basketId) } })
  await member.baskets.deleteBasket({ parameters })
})

test('pages and filters the history of points, with the balance after each entry', async () => {
  const member = await memberNamed('LOYAL-HIBERNATING')
  const first = await member.points()
  expect([first.limit, first.offset, first.balance]).toEqual([10, 0, 64])
  expect(first.data).toHaveLength(10)
  expect(first.data[0]).toMatchObject({ type: 'purchase', points: 8, balance: 64 })
  const rest = await member.points({ offset: '10', limit: '50' })
  const all = [...first.data, ...rest.data]
  expect(all).toHaveLength(first.total)
  all.forEach((entry, at) => {
    const before = all[at + 1]
    expect(entry.balance - entry.points, entry.id).toBe(before?.balance ?? 0)
    expect(entry.date > (before?.date ?? '')).toBe(true)
  })
  const earned = await member.points({ c_type: 'reward' })
  expect(earned.data.map(({ points }) => points)).toEqual([-100, -100, -100])
  const day = String(all[4]?.date).slice(0, 10)
  const onDay = await member.points({ c_from: day, c_to: day })
  expect(onDay.data).toEqual([all[4]])
  for (const [name, value] of Object.entries({
    c_type: 'gift',
    c_from: 'yesterday',
    c_to: '2026-13-40x',
    limit: '51',
    offset: '-1',
  })) {
    const { status, body } = await member.rejectedPoints({ [name]: value })
    expect([status, body['parameter']]).toEqual([400, name])
  }
  const guest = programOf(await loginGuest('us'))
  expect((await guest.rejectedPoints({})).status).toBe(403)
})

test('lets a customer join where there is a program, once, and activate the welcome treat', async () => {
  const { token } = await register('us')
  const member = programOf(token)
  const problemOf = async (body: object) => (await errorOf(member.join(body))).body
  expect(await problemOf({ c_acceptsTerms: false })).toMatchObject({ parameter: 'c_acceptsTerms' })
  for (const c_loyaltyPostalCode of ['', '4321', 'H2J 1C6']) {
    expect(await problemOf({ c_loyaltyPostalCode })).toMatchObject({
      parameter: 'c_loyaltyPostalCode',
    })
  }
  const excluded = await problemOf({ c_loyaltyPostalCode: '96910-0001' })
  expect(excluded['type']).toContain('loyalty-not-eligible')
  const joined = await member.join()
  expect(joined).toMatchObject({ status: 'joined', loyaltyId: expect.stringMatching(/^JW-5\d+$/) })
  const { loyaltyId } = v.parse(Joined, joined)
  expect(await member.join()).toEqual({ status: 'known', loyaltyId })
  expect(await member.customer()).toMatchObject({
    c_loyaltyMemberStatus: 'Active',
    c_loyaltyPostalCode: '43215',
  })
  const { rewards, offers } = await member.offers()
  expect(rewards).toEqual({ count: 0, currentSpend: 0, nextReward: 100 })
  expect(offers).toMatchObject([{ type: 'treat', status: 'inactive', coupon: null }])
  const [{ id } = { id: '' }] = offers
  expect(await member.activate(id)).toEqual({ result: 'success' })
  expect(await member.activate(id)).toEqual({ result: 'success' })
  expect((await member.offers()).offers).toMatchObject([{ status: 'available' }])
})

test('links the account that was opened in a store under the same address', async () => {
  const member = await memberNamed('LOYAL-INSTORE')
  expect(await member.join()).toEqual({ status: 'linked', loyaltyId: 'JW-9001' })
  expect((await member.offers()).rewards).toEqual({ count: 2, currentSpend: 64.5, nextReward: 100 })
  expect((await member.points()).balance).toBe(64)
})

test('enrolls no member whose membership has ended, no guest, and no customer while the program is off', async () => {
  const ended = await memberNamed('LOYAL-HIBERNATING')
  expect((await errorOf(ended.join())).body['type']).toContain('loyalty-membership-ended')
  expect(await ended.activate('anything')).toEqual({ result: 'cancelled' })
  const guest = programOf(await loginGuest('us'))
  expect((await errorOf(guest.join())).status).toBe(403)
  expect((await errorOf(guest.activate('anything'))).status).toBe(403)
  const { token } = await register('ca')
  const canadian = programOf(token, 'ca')
  expect((await errorOf(canadian.join())).body['type']).toContain('loyalty-program-closed')
})

test('returns the status of a reward that cannot be activated', async () => {
  const member = await memberNamed('LOYAL-EXCLUDED')
  const { offers } = await member.offers()
  const results = await Promise.all(
    ['inactive', 'cancelled', 'expired', 'redeemed'].map((status) =>
      member.activate(offers.find((offer) => offer.status === status)?.id ?? ''),
    ),
  )
  expect(results).toEqual(['success', 'cancelled', 'expired', 'fail'].map((result) => ({ result })))
  const other = await memberNamed('LOYAL-INACTIVE')
  expect(await other.activate(String(offers[0]?.id))).toEqual({ result: 'fail' })
})

test('turns a member’s purchases into points and rewards, once', async () => {
  const { token, login, password } = await register('us')
  await programOf(token).join()
  const clients = clientsOf('us', token.access_token)
  const parameters = {
    basketId: String((await clients.baskets.createBasket({ body: {} })).basketId),
  }
  const productId = await fixture('P-STD', 'us')
  await clients.baskets.addItemToBasket({ parameters, body: [{ productId, quantity: 9 }] })
  const buyer = { ...clients, ...parameters, siteId: 'us' }
  await completeBasket(buyer, await cardToken())
  const { orderNo, productTotal } = await placeOrder(buyer)
  expect((await programOf(token).points()).balance).toBe(0)

  const points = Math.floor(Number(productTotal))
  const offsetMs = 3 * 24 * HOUR
  const later = await signIn('us', { login, password }, { offsetMs })
  await control('PUT', '/clock', { offsetMs, session: later.usid })
  const member = programOf(later)
  const [{ balance, data }] = await Promise.all([member.points(), member.points()])
  expect(balance).toBe(points % 100)
  const purchase = { type: 'purchase', points, orderNo }
  expect(data).toContainEqual(expect.objectContaining(purchase))
  const earned = Math.floor(points / 100)
  expect(earned).toBeGreaterThan(0)
  expect(data.filter(({ type }) => type === 'reward')).toHaveLength(earned)
  expect((await member.offers()).rewards.count).toBe(earned)
  await control('DELETE', `/clock?session=${later.usid}`)
})
