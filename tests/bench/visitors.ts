import { setTimeout as sleep } from 'node:timers/promises'

import * as v from 'valibot'

import type { Local } from '../../scripts/local-servers.ts'
import { sendControl } from '../support/test-control.ts'
import { type CommerceCall, familyOf, forgetCalls, readCalls } from './commerce-calls.ts'
import type { QuotaFigures } from './quota-figures.ts'

const VISITORS = 200
/** Visitors arrive within this time, and read each page this long (ms). */
const ARRIVALS_MS = 30_000
const READING_MS = 4_000
/** No visitor opens another page after this time (ms). */
const LONGEST_MS = 120_000
const RETRY_AFTER_SECONDS = 5

const PHRASES = 'linen wool cotton silk shirt dress coat scarf jeans boots bag belt'.split(' ')
const COLORS = 'navy black chalk sage camel olive'.split(' ')
const SIZES = 'XS S M L XL'.split(' ')

const Navigation = v.array(
  v.object({ path: v.string(), children: v.array(v.object({ path: v.string() })) }),
)

interface Shop {
  origin: string
  categories: string[]
  products: string[]
}

/** 200 visitors within half a minute, each on home, category, product, search and a refined category, with empty caches. */
export async function openCrowd(local: Local): Promise<QuotaFigures['crowd']> {
  const shop = await readShop(local)
  await forgetCalls(local.sandboxOrigin)
  const statuses = await visitAll((visitor) => [
    `${shop.origin}/`,
    shop.origin + pick(shop.categories, visitor),
    pick(shop.products, visitor),
    `${shop.origin}/search?q=${pick(PHRASES, visitor)}`,
    `${shop.origin + pick(shop.categories, visitor)}?color=${pick(COLORS, visitor)}`,
  ])
  const calls = await readCalls(local.sandboxOrigin)
  return {
    visitors: VISITORS,
    views: statuses.length,
    failed: statuses.filter((status) => status >= 400).length,
    calls: calls.length,
    families: countByFamily(calls),
    busiestSecond: busiestSecondOf(calls),
  }
}

/** The same visitors refine and search further, while commerce limits searches. */
export async function openLimitedCrowd(local: Local): Promise<QuotaFigures['limited']> {
  const shop = await readShop(local)
  const fault = {
    kind: 'status',
    status: 429,
    type: 'too-many-requests',
    headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
  }
  await sendControl(local.sandboxOrigin, {
    method: 'POST',
    path: '/faults',
    body: { match: { path: '/product-search' }, times: 100_000, fault },
  })
  await forgetCalls(local.sandboxOrigin)
  const from = Date.now()
  const statuses = await visitAll((visitor) => [
    `${shop.origin}/`,
    shop.origin + pick(shop.categories, visitor),
    pick(shop.products, visitor),
    `${shop.origin}/search?q=${pick(PHRASES, visitor)}`,
    `${shop.origin}/search?q=${pick(PHRASES, visitor)}&c_size=${pick(SIZES, visitor)}`,
  ])
  const seconds = (Date.now() - from) / 1000
  const calls = await readCalls(local.sandboxOrigin)
  return {
    retryAfter: RETRY_AFTER_SECONDS,
    seconds: Math.round(seconds),
    views: statuses.length,
    shown: statuses.filter((status) => status < 400).length,
    unavailable: statuses.filter((status) => status === 503).length,
    searches: calls.filter(({ path }) => path.endsWith('/product-search')).length,
  }
}

async function readShop({ origin }: Local): Promise<Shop> {
  const menu = v.parse(Navigation, await (await fetch(`${origin}/api/navigation`)).json())
  const sitemap = await (await fetch(`${origin}/sitemap-us-en-US-products-1.xml`)).text()
  const products = Array.from(
    sitemap.matchAll(/<loc>([^<]*\/p\/[^<]*)<\/loc>/g),
    ([, url = '']) => url,
  )
  if (products.length === 0) throw new Error('The sitemap has no products.')
  return {
    origin,
    categories: menu.flatMap(({ path, children }) => [path, ...children.map((each) => each.path)]),
    products: products.slice(0, VISITORS / 4),
  }
}

const pick = (choices: readonly string[], visitor: number) =>
  choices[visitor % choices.length] ?? ''

/** The statuses of all pages. A visitor opens one page after the other. */
async function visitAll(addressesOf: (visitor: number) => string[]) {
  const deadline = Date.now() + LONGEST_MS
  const visits = Array.from({ length: VISITORS }, async (_, visitor) => {
    const statuses: number[] = []
    await sleep((visitor * ARRIVALS_MS) / VISITORS)
    for (const address of addressesOf(visitor)) {
      if (Date.now() > deadline) break
      const open = () => fetch(address)
      // A kept-alive connection may be closed just as it is reused.
      const answer = await open().catch(open)
      await answer.arrayBuffer()
      statuses.push(answer.status)
      await sleep(READING_MS)
    }
    return statuses
  })
  return (await Promise.all(visits)).flat()
}

function countByFamily(calls: readonly CommerceCall[]) {
  const counts: Record<string, number> = {}
  for (const call of calls) counts[familyOf(call)] = (counts[familyOf(call)] ?? 0) + 1
  return counts
}

function busiestSecondOf(calls: readonly CommerceCall[]) {
  const counts = Map.groupBy(calls, (call) => `${familyOf(call)} ${Math.floor(call.at / 1000)}`)
  return Math.max(...[...counts.values()].map(({ length }) => length))
}
