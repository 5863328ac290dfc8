import { deploy } from 'virtual:deploy'
import { afterEach, expect, test } from 'vitest'

import { openKv, openShop, type Shop } from './shop.ts'

const HOUR = 3_600_000

/** Pages of editors and merchants, and a product. Searches are in memory only. */
const PATHS = [
  '/',
  '/g/body-care',
  '/g/gifts',
  '/p/juniper-dusk-3wick-candle-JW0801',
  '/customer-care',
  '/ca/fr-CA/',
]

const first = { ...deploy }
afterEach(() => void Object.assign(deploy, first))

/** From now on, isolates are of another build, with another id and another stylesheet. */
function deployAgain(number: number) {
  Object.assign(deploy, { id: `deploy-${number}`, stylesheet: `/assets/sheet-${number}.css` })
}

/** Opens new isolates of one shop, which share KV and the cache of a location. */
function openIsolates() {
  const kv = openKv()
  const PUBLIC_ORIGIN = `http://two-deploys-${crypto.randomUUID().slice(0, 8)}.localhost`
  return { kv, open: () => openShop({ CACHE: kv.openLocation(), PUBLIC_ORIGIN }) }
}

const turnOff = (shop: Shop) => shop.breaks('/organizations/', { kind: 'reset-before-headers' })

const pageHeading = (text: string) => /<h1[^>]*>([^<]+)/.exec(text)?.[1]
/** The build names in a document. */
const deploysIn = (text: string) => [...new Set(text.match(/\b(deploy|sheet)-\d\b/g))].toSorted()

const productsIn = (text: string) => new Set(text.match(/href="[^"]*\/p\/[^"?]+/g))

test('after a deploy during an outage, pages are rendered anew from the last good values', async () => {
  const { open } = openIsolates()
  deployAgain(1)
  const before = open()
  const known = new Map<string, string>()
  for (const path of PATHS) known.set(path, (await before.warm(path)).text)

  deployAgain(2)
  const after = open()
  after.clock.now += 3 * HOUR
  await turnOff(after)
  const counts = new Map<string, number>()
  for (const [path, older] of known) {
    const { response, text } = await after.text(path)
    expect(response.status, path).toBe(200)
    expect(pageHeading(text), path).toBe(pageHeading(older))
    // Deferred rows are in memory only.
    const products = [...productsIn(text)]
    expect(
      products.filter((product) => !productsIn(older).has(product)),
      path,
    ).toEqual([])
    counts.set(path, products.length)
    expect(deploysIn(text), path).toEqual(['deploy-2', 'sheet-2'])
  }
  expect(counts.get('/g/body-care')).toBeGreaterThan(20)
  expect((await after.text('/api/categories/body-care')).response.status).toBe(200)

  after.clock.now += 22 * HOUR
  expect((await after.text('/g/body-care')).response.status).toBe(503)
})

test('deploys do not share pages, but share values, which saves requests', async () => {
  const { open } = openIsolates()
  deployAgain(1)
  const before = open()
  await before.warm('/g/gifts')
  expect((await before.calls()).length).toBeGreaterThan(3)

  deployAgain(2)
  const after = open()
  const { text } = await after.text('/g/gifts')
  expect(deploysIn(text)).toEqual(['deploy-2', 'sheet-2'])
  expect((await after.calls('/organizations/')).filter(isCritical)).toEqual([])
})

/** Names in other locales are read in parallel with the page. */
const isCritical = ({ query }: { query: Record<string, string[]> }) =>
  query['siteId']?.[0] === 'us' && query['locale']?.[0] === 'en-US'
