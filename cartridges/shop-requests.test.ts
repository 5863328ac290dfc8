import * as v from 'valibot'
import { expect, test } from 'vitest'

import { contractOf, operationFor, parametersOf } from './testing/contracts.ts'
import { openInstance, requestOf, type Instance, type ServiceCall } from './testing/instance.ts'
import { contentOf, memberOf, methodOf, productOf, siteOf, storeOf } from './testing/objects.ts'
import { runScript } from './testing/run-script.ts'
import { shopRequests, type ShopRequest } from './testing/shop-requests.ts'
import { EnumValue } from './testing/values.ts'

/** The shop's own code sends its requests to the scripts, and reads what they answer. */

const instance: Instance = {
  contents: [contentOf('banner', { custom: { marketingCopyHeading: 'Candles' } })],
  customObjects: {
    ShopSlot: [
      { slotId: 'home-1', categoryId: 'gifts', template: 'banner', contentAssets: 'banner' },
    ],
    ShopRedirect: [{ countryCode: 'GB', text: 'United Kingdom', url: 'https://gb.example' }],
  },
  site: siteOf({
    bondLoyaltyEnabled: true,
    storeLookupUnit: new EnumValue('km'),
    shippingCutOff: '14:00',
    shippingTimeZone: 'America/New_York',
  }),
  promotions: [{ ID: 'two-for-one', enabled: true, rank: 10 }],
  products: [productOf('candle', { stock: 8 })],
  stores: [storeOf('boston', { stock: { candle: 2 }, custom: { timeZone: 'America/New_York' } })],
  shippingMethods: [
    methodOf('standard', { cost: 6, custom: { minBusinessDays: 3, maxBusinessDays: 5 } }),
  ],
}
const member = memberOf({ loyaltyID: 'JW-1', loyaltyMemberStatus: 'Active' })
const entry = { id: '1', type: 'purchase', date: '2026-11-30T12:00:00Z', points: 40, balance: 40 }

/** What the outside services answer. */
const services: Readonly<Record<string, object>> = {
  'https://service.example/subscriptions': {},
  'https://service.example/members/JW-1/offers': { updatedAt: '2026-11-30T12:00:00Z' },
  'https://service.example/members': { loyaltyId: 'JW-2' },
  'https://service.example/members/JW-1/offers/treat/activation': { result: 'success' },
  'https://service.example/members/JW-1/points': { total: 11, balance: 40, data: [entry] },
}
const service = ({ address }: ServiceCall) =>
  JSON.stringify(services[address.replace(/\?.*$/, '')] ?? {})

/** Parameters that the shop sends without the prefix that the platform asks for. */
const UNPREFIXED = ['q', 'folder', 'preferenceIds', 'limit', 'offset']

/** @throws if the script does not answer */
function answer({ api, path, query, body }: ShopRequest, customer: dw.Customer): unknown {
  const { operation, values } = operationFor(api, path)
  const { platform, record } = openInstance({ ...instance, customer, service })
  const prefixed = Object.entries(query).map(([name, value]) => [
    UNPREFIXED.includes(name) ? `c_${name}` : name,
    value,
  ])
  const request = requestOf({
    query: v.parse(v.record(v.string(), v.string()), Object.fromEntries(prefixed)),
    path: values,
    ...(typeof body === 'object' && body !== null && { body }),
  })
  runScript(`rest-apis/${api}/script.js`, { name: operation.endpoint }, { ...platform, request })
  const [response] = record.answers
  if (response?.status !== 200) throw new Error(JSON.stringify(response))
  return response.body
}

const understood: Readonly<Record<string, unknown>> = {
  slots: [
    expect.objectContaining({
      slot_id: 'home-1',
      contentAssets: [expect.objectContaining({ c_marketingCopyHeading: 'Candles' })],
    }),
  ],
  assets: [expect.objectContaining({ id: 'banner' })],
  assetSearch: [expect.objectContaining({ id: 'banner' })],
  preferences: { storeLookupUnit: 'km' },
  redirects: [{ countryCode: 'GB', text: 'United Kingdom', value: 'https://gb.example' }],
  ranks: { 'two-for-one': 10 },
  availability: [expect.objectContaining({ id: 'candle', stockLevel: 8, storeStockLevel: 2 })],
  estimates: expect.objectContaining({
    cutOff: '14:00',
    pickup: expect.objectContaining({ storeName: 'Store boston', readyWithinHours: 24 }),
  }),
  subscription: undefined,
  loyaltyUpdate: '2026-11-30T12:00:00Z',
  loyaltyJoin: 'joined',
  loyaltyActivation: 'success',
  loyaltyPoints: expect.objectContaining({
    total: 11,
    balance: 40,
    data: [expect.objectContaining({ id: '1', points: 40 })],
  }),
}

test.for(Object.entries(shopRequests))(
  'the shop understands the answer: %s',
  async ([name, send]) => {
    const customer = name === 'loyaltyJoin' ? memberOf({}) : member

    await expect(send((request) => answer(request, customer))).resolves.toEqual(understood[name])
  },
)

/** Every request that the shop sends. */
async function sentRequests() {
  const sent: ShopRequest[] = []
  for (const [name, send] of Object.entries(shopRequests)) {
    await send((request) => {
      sent.push(request)
      return answer(request, name === 'loyaltyJoin' ? memberOf({}) : member)
    })
  }
  return sent
}

test('the shop sends bodies and parameters of the contracts, but for some without a prefix', async () => {
  const sent = await sentRequests()
  const undeclared = sent.flatMap(({ api, path, query, body }) => {
    const { operation } = operationFor(api, path)
    const declared = parametersOf(operation, 'query')
    const fields = bodyFieldsOf(api, operation.requestBody)
    const unknown = [
      ...Object.keys(query).filter((name) => !declared.includes(name)),
      ...Object.keys(body ?? {}).filter((name) => !fields.includes(name)),
    ]
    return unknown.length > 0 ? [`${api}${path.replace(/\(.*/, '')}: ${unknown.join(', ')}`] : []
  })

  expect(undeclared).toEqual([
    'content/content-search: q, folder',
    'preferences/preferences: preferenceIds',
    'loyalty/points: limit, offset',
  ])
})

test('the shop sends a token to all but three APIs, although the platform asks for one', async () => {
  const sent = await sentRequests()
  const without = new Set(sent.filter(({ hasToken }) => !hasToken).map(({ api }) => api))

  expect([...without]).toEqual(['content', 'preferences', 'redirect-data'])
})

const Ref = v.object({
  content: v.object({ 'application/json': v.object({ schema: v.object({ $ref: v.string() }) }) }),
})

/** The fields of a body. None without one. */
function bodyFieldsOf(api: string, body: unknown): string[] {
  const ref = v.safeParse(Ref, body)
  if (!ref.success) return []
  const name = ref.output.content['application/json'].schema.$ref.split('/').at(-1) ?? ''
  const schema = contractOf(api).components.schemas[name]
  return Object.keys(v.parse(v.object({ properties: v.looseObject({}) }), schema).properties)
}
