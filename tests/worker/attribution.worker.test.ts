import * as v from 'valibot'
import { expect, test } from 'vitest'

import { openShopper, placeOrder, readyToOrder, type Shopper } from './purchase.ts'
import { openShop } from './shop.ts'
import { openStore } from './store.ts'

const CAMPAIGN = 'utm_source=letter&utm_medium=e+mail&gclid=Ab_1-2&src=SPRINGLETTER'
const COOKIE = '__Host-Http-attribution'

function openVisitor(groups: string, store = openStore()) {
  const shopper = openShopper(store)
  if (groups !== '') shopper.jar.set('privacy-choices', groups)
  return shopper
}

const arrive = (shopper: Shopper, campaign: string | null, headers: Record<string, string> = {}) =>
  shopper.request('/api/visits', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ referral: null, campaign }),
  })

const Body = v.pipe(v.string(), v.parseJson(), v.object({ c_attribution: v.optional(v.string()) }))

/** What the shopper's requests have written into baskets. */
const noted = async (shopper: Shopper) =>
  (await shopper.calls('/baskets/'))
    .filter(({ method, body }) => method === 'PATCH' && body.includes('c_attribution'))
    .map(({ body }) => v.parse(Body, body).c_attribution)

test('the campaign of a visitor who agrees is remembered for 30 days, the last one of several', async () => {
  const shopper = openVisitor('targeting')
  const first = await arrive(shopper, `q=candle&${CAMPAIGN}`)
  expect(first.response.headers.getSetCookie()).toEqual([
    `${COOKIE}=${CAMPAIGN}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
  ])
  for (const same of [CAMPAIGN, null, 'q=candle', 'utm_content=anna@example.com']) {
    const again = await arrive(shopper, same)
    expect(again.response.headers.getSetCookie(), same ?? '').toEqual([])
  }
  await arrive(shopper, 'utm_source=other')
  expect(shopper.jar.get(COOKIE)).toBe('utm_source=other')
})

test('without consent to targeting no campaign is remembered, and a withdrawal removes it', async () => {
  for (const groups of ['', 'none', 'performance.functional']) {
    const shopper = openVisitor(groups)
    const { response } = await arrive(shopper, CAMPAIGN)
    expect(response.headers.getSetCookie(), groups).toEqual([])
  }
  const objecting = await arrive(openVisitor('performance.targeting'), CAMPAIGN, { 'sec-gpc': '1' })
  expect(objecting.response.headers.getSetCookie()).toEqual([])

  const shopper = openVisitor('targeting')
  await arrive(shopper, CAMPAIGN)
  expect(shopper.jar.has(COOKIE)).toBe(true)
  await shopper.form('/privacy-choices/save', { choice: 'none' })
  expect(shopper.jar.has(COOKIE)).toBe(false)
})

test('the campaign of a shopper is written to the basket right before it is ordered', async () => {
  const shopper = openVisitor('targeting')
  await arrive(shopper, CAMPAIGN)
  const total = await readyToOrder(shopper)
  expect((await placeOrder(shopper, total)).to).toMatch(/confirmation\/\d+$/)
  expect(await noted(shopper)).toEqual([CAMPAIGN])
  const writes = (await shopper.calls('/checkout/shopper-')).filter(
    ({ method }) => method !== 'GET',
  )
  const [before, order] = writes.slice(-2)
  expect(before?.body).toContain('c_attribution')
  expect(order?.path).toMatch(/\/orders(?:\?|$)/)
})

test('an order is placed without a campaign where none is known, allowed or defined', async () => {
  const unknown = openVisitor('targeting')
  await placeOrder(unknown, await readyToOrder(unknown))
  expect(await noted(unknown)).toEqual([])

  const withdrawn = openVisitor('performance')
  withdrawn.jar.set(COOKIE, CAMPAIGN)
  expect((await placeOrder(withdrawn, await readyToOrder(withdrawn))).to).toMatch(/confirmation/)
  expect(await noted(withdrawn)).toEqual([])

  const undefinedThere = openVisitor('targeting', openStore({ DEFINED_ATTRIBUTES: 'c_addId' }))
  undefinedThere.jar.set(COOKIE, CAMPAIGN)
  const total = await readyToOrder(undefinedThere)
  expect((await placeOrder(undefinedThere, total)).to).toMatch(/confirmation/)
  expect(await noted(undefinedThere)).toEqual([])
})

test('a cookie that is no campaign is not written to an order', async () => {
  const shopper = openVisitor('targeting')
  shopper.jar.set(COOKIE, 'email=anna%40example.com&utm_source=%3Cscript%3E')
  await placeOrder(shopper, await readyToOrder(shopper))
  expect(await noted(shopper)).toEqual(['utm_source=%3Cscript%3E'])
})

test('every redirect within the shop keeps the campaign', async () => {
  const shop = openShop()
  await shop.warm('/')
  const campaign = 'src=SPRINGLETTER&dw_attribution=a%3Ab&fbclid=F_1&msclkid=m1'
  for (const path of [
    '/product/JW0801',
    '/P/Sea-JW0801',
    '/us/en-US/g/gifts',
    '/stocking-stuffers',
  ]) {
    const { response } = await shop.text(`${path}?${campaign}`)
    expect(response.status, path).toBe(301)
    expect(response.headers.get('location'), path).toContain(campaign)
  }
})
