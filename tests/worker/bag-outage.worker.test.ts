import { expect, test } from 'vitest'

import { expectDiscreet } from './discreet.ts'
import { openShopper } from './purchase.ts'
import { openStore, type Store } from './store.ts'

const SECOND = 1000

/** The latest request's log line. */
const lastLine = ({ lines }: Store): unknown => JSON.parse(lines.at(-1) ?? '')

const pageHeading = (text: string) => /<h1[^>]*>([^<]+)/.exec(text)?.[1]

test.for([
  ['us', '/cart', 'We can’t open your bag right now', 'Try again', '/'],
  ['ca', '/ca/fr-CA/cart', 'Nous ne pouvons pas ouvrir votre sac', 'Réessayer', '/ca/fr-CA/'],
] as const)(
  'while baskets are down, the bag page of %s reports it in the shop’s layout, and recovers',
  async ([site, path, heading, again, home]) => {
    const store = openStore()
    const shopper = openShopper(store)
    expect((await shopper.add('JW0801', 2, { site })).status).toBe(200)
    async function expectNotice(cause: unknown) {
      const { response, status, text } = await shopper.get(path)
      expect(status).toBe(503)
      expectDiscreet(response, text)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.get('retry-after')).toBe('10')
      const main = /<main\b.*<\/main>/s.exec(text)?.[0] ?? ''
      expect(pageHeading(main)).toBe(heading)
      expect(main).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>${again}</a>`))
      expect(main).toContain(`href="${home}"`)
      expect(text).toMatch(/<header\b.*<nav\b.*<main\b.*<footer\b/s)
      expect(text).toContain('noindex')
      expect(lastLine(store)).toMatchObject({ status: 503, problem: 'unavailable', cause })
    }

    const answersAgain = await shopper.breaks('/baskets/', { kind: 'never' }, { times: 100 })
    await expectNotice('TimeoutError')
    await answersAgain()
    const cancel = await shopper.breaks('/baskets/', { kind: 'status' }, { times: 100 })
    for (let visit = 0; visit < 4; visit += 1) {
      await expectNotice(expect.stringMatching(/^(status 503|breaker open)$/))
    }
    const asked = (await shopper.calls('/baskets/')).length
    await expectNotice('breaker open')
    expect(await shopper.calls('/baskets/'), 'the breaker is open').toHaveLength(asked)

    await cancel()
    store.clock.now += 20 * SECOND
    const recovered = await shopper.get(path)
    expect(recovered.status).toBe(200)
    expect(recovered.text).toContain('JW0801')
    expect(recovered.text).not.toContain(heading)

    // Commerce as a whole is down: the frame has no data.
    await shopper.breaks('/organizations/', { kind: 'status' }, { times: 100 })
    expect((await shopper.get(path)).status).toBe(503)
  },
)

test('a bag is shown despite a malformed optional field, but not with a malformed line', async () => {
  const shopper = openShopper(openStore())
  expect((await shopper.add('JW0801', 2)).status).toBe(200)
  const optional = ['c_addedPrice', 'c_addId', 'c_taxItems', 'priceAdjustments', 'shipments']
  for (const field of [...optional, 'couponItems', 'c_itemSize', 'orderTotal']) {
    const cancel = await shopper.breaks('/baskets/', { kind: 'wrong-type', field }, { times: 100 })
    const { status, text } = await shopper.get('/cart')
    expect(status, field).toBe(200)
    expect(text, field).toContain('JW0801')
    await cancel()
  }
  for (const field of ['price', 'basePrice', 'productName']) {
    await shopper.breaks('/baskets/', { kind: 'missing-fields', field }, { times: 1 })
    const { status, text } = await shopper.get('/cart')
    expect([status, text.includes('JW0801')], field).toEqual([200, true])
  }
  for (const kind of ['wrong-type', 'missing-fields'] as const) {
    await shopper.breaks('/baskets/', { kind, field: 'productId' }, { times: 2 })
    expect((await shopper.get('/cart')).status, kind).toBe(503)
  }
})
