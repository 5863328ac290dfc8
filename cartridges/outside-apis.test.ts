import { expect, test } from 'vitest'

import { callApi } from './testing/call-api.ts'
import type { Instance } from './testing/instance.ts'
import { memberOf, siteOf } from './testing/objects.ts'

const subscribe = (body: object | string, service: Instance['service'] = () => '') =>
  callApi('email-subscription', 'subscribe', { service, request: { body } })

test('an address is handed to the newsletter with its site and locale', () => {
  const { status, body, record } = subscribe({
    email: ' ana@example.org ',
    location: 'Footer',
    country: 'CA',
    locale: 'fr-CA',
  })

  expect({ status, body }).toEqual({ status: 200, body: { status: 'subscribed' } })
  expect(record.calls).toEqual([
    {
      id: 'vitrine.newsletter',
      method: 'POST',
      address: 'https://service.example/subscriptions',
      body: {
        email: 'ana@example.org',
        site: 'us',
        country: 'CA',
        locale: 'fr_CA',
        location: 'Footer',
      },
    },
  ])
})

test('nothing of a shopper is in the log of the services', () => {
  const { record } = subscribe({ email: 'ana@example.org' }, () => '{"email":"ana@example.org"}')
  expect(new Set(record.logged)).toEqual(new Set(['hidden']))
})

test('an address that the shop’s forms refuse reaches no service', () => {
  for (const email of [
    '',
    'ana',
    'ana@',
    'ana+1@example.org',
    'a@b@c.de',
    `ana@${'b'.repeat(250)}.de`,
  ]) {
    const { status, record } = subscribe({ email })
    expect(status, email).toBe(400)
    expect(record.calls, email).toEqual([])
  }
  const { record, status } = subscribe('{"email":')
  expect(status).toBe(400)
  expect(record.warnings).toHaveLength(1)
})

test('the newsletter is unavailable while its service fails', () => {
  expect(subscribe({ email: 'ana@example.org' }, () => 500)).toMatchObject({
    status: 503,
    body: { type: 'newsletter-unavailable' },
  })
})

const program = siteOf({
  bondLoyaltyEnabled: true,
  excludedLoyaltyPostalCodes: { 0: '96910', length: 1 },
})
const loyalty = (endpoint: string, instance: Parameters<typeof callApi>[2] = {}) =>
  callApi('loyalty', endpoint, { site: program, ...instance })
const member = () => memberOf({ loyaltyID: 'JW 1', loyaltyMemberStatus: 'Active' })

test('guests take no part in the program, and others than members have no offers', () => {
  for (const endpoint of ['updateLoyalty', 'joinLoyalty', 'activateOffer', 'getPoints']) {
    expect(loyalty(endpoint).status, endpoint).toBe(403)
  }
  for (const endpoint of ['updateLoyalty', 'activateOffer', 'getPoints']) {
    expect(loyalty(endpoint, { customer: memberOf({}) }), endpoint).toMatchObject({
      status: 404,
      body: { type: 'loyalty-member-not-found' },
    })
  }
})

test('the offers of a member are stored in the profile', () => {
  const customer = member()
  const updatedAt = '2026-11-30T12:00:00Z'
  const { body, record } = loyalty('updateLoyalty', {
    customer,
    service: () => JSON.stringify({ updatedAt, offers: { rewards: { count: 1 } } }),
  })

  expect(body).toEqual({ status: 'updated', loyaltyOffersLastUpdated: updatedAt })
  expect(record.calls.map(({ address }) => address)).toEqual([
    'https://service.example/members/JW%201/offers',
  ])
  expect(record.transactions).toBe(1)
  expect(customer.profile?.custom).toMatchObject({
    filteredOffers: '{"rewards":{"count":1}}',
    loyaltyOffersLastUpdated: updatedAt,
  })
})

test('offers are pending until the program has updated them, and unavailable while it fails', () => {
  const pending = loyalty('updateLoyalty', { customer: member(), service: () => '{}' })
  expect(pending.body).toEqual({ status: 'pending' })
  expect(pending.record.transactions).toBe(0)

  const failing = loyalty('updateLoyalty', { customer: member(), service: () => 500 })
  expect(failing).toMatchObject({ status: 503, body: { type: 'loyalty-unavailable' } })
})

const join = (
  { zip = '10001', acceptsTerms = true }: { zip?: string; acceptsTerms?: boolean },
  instance: Instance = {},
) =>
  loyalty('joinLoyalty', {
    customer: memberOf({}),
    service: () => JSON.stringify({ loyaltyId: 'JW-500001', isLinked: zip === '10002' }),
    ...instance,
    request: { body: { c_loyaltyPostalCode: zip, c_acceptsTerms: acceptsTerms } },
  })

test('a customer joins the program, or is linked to an account from a store', () => {
  const customer = memberOf({})
  const { body, record } = join({}, { customer })

  expect(body).toEqual({ status: 'joined', loyaltyId: 'JW-500001' })
  expect(record.calls[0]?.body).toEqual({
    customerNo: '00004711',
    email: 'ana@example.org',
    postalCode: '10001',
  })
  expect(customer.profile?.custom).toMatchObject({
    loyaltyID: 'JW-500001',
    loyaltyMemberStatus: 'Active',
    loyaltyPostalCode: '10001',
  })
  expect(join({ zip: '10002' }).body).toMatchObject({ status: 'linked' })
})

test('joining again changes nothing, and an ended membership stays closed', () => {
  const again = join({ acceptsTerms: false }, { customer: member() })
  expect(again.body).toEqual({ status: 'known', loyaltyId: 'JW 1' })
  expect(again.record.calls).toEqual([])

  const ended = memberOf({ loyaltyID: 'JW-1', loyaltyMemberStatus: 'Terminated' })
  expect(join({}, { customer: ended })).toMatchObject({
    status: 409,
    body: { type: 'loyalty-membership-ended' },
  })
})

test('joining needs the terms, a ZIP code of the market and an open program', () => {
  expect(join({ acceptsTerms: false }).body).toMatchObject({ c_parameter: 'c_acceptsTerms' })
  expect(join({ zip: 'K1A 0B1' }).body).toMatchObject({ c_parameter: 'c_loyaltyPostalCode' })
  expect(join({ zip: '96910-1234' }).body).toMatchObject({ type: 'loyalty-not-eligible' })
  expect(join({}, { site: siteOf({}) }).body).toMatchObject({ type: 'loyalty-program-closed' })
  expect(join({}, { service: () => '{"loyaltyId": 5}' }).status).toBe(503)
})

test('a reward is activated, unless the program says otherwise or does not know it', () => {
  const activate = (service: Instance['service'], offerId = 'treat/1') =>
    loyalty('activateOffer', {
      customer: member(),
      ...(service && { service }),
      request: { body: { c_offerId: offerId } },
    })

  const { body, record } = activate(() => '{"result":"success"}')
  expect(body).toEqual({ result: 'success' })
  expect(record.calls[0]?.address).toBe(
    'https://service.example/members/JW%201/offers/treat%2F1/activation',
  )
  expect(activate(() => '{"result":"expired"}').body).toEqual({ result: 'expired' })
  expect(activate(() => '{"result":"odd"}').body).toEqual({ result: 'fail' })
  expect(activate(() => 404).body).toEqual({ result: 'fail' })
  expect(activate(() => 502).status).toBe(503)
  expect(activate(() => '', '').status).toBe(400)
})

test('points are read page by page, with their filters', () => {
  const points = (query: Readonly<Record<string, string>>) =>
    loyalty('getPoints', {
      customer: member(),
      service: () => '{"total":1,"balance":40,"data":[{"id":"1"}]}',
      request: { query },
    })
  const { body, record } = points({ c_limit: '20', c_offset: '20', c_type: 'purchase' })

  expect(body).toEqual({ limit: 20, offset: 20, total: 1, balance: 40, data: [{ id: '1' }] })
  expect(record.calls[0]).toMatchObject({
    method: 'GET',
    body: null,
    address:
      'https://service.example/members/JW%201/points?limit=20&offset=20&type=purchase&from=&to=',
  })
  expect(points({}).body).toMatchObject({ limit: 10, offset: 0 })
  expect(points({ c_limit: '51' }).status).toBe(400)
  expect(points({ c_offset: 'x' }).status).toBe(400)
})
