import { expect, test } from 'vitest'

import { visits } from '../browser/visits.ts'
import { openShopper, placeOrder, readyToOrder } from './purchase.ts'
import { SANDBOX } from './shop.ts'
import { openStore } from './store.ts'

/** The most values that SCAPI accepts in a parameter, by the end of the path. */
const MOST_VALUES: [path: RegExp, parameter: string, most: number][] = [
  [/\/products$/, 'ids', 24],
  [/\/products(?:\/[^/]+)?$/, 'inventoryIds', 5],
  [/\/categories$/, 'ids', 50],
  [/\/promotions$/, 'ids', 50],
  [/\/stores$/, 'ids', 50],
]

/** The greatest number that SCAPI accepts in a parameter. */
const GREATEST: [path: RegExp, parameter: string, greatest: number][] = [
  [/\/product-search$/, 'limit', 200],
  [/\/search-suggestions$/, 'limit', 10],
  [/\/store-search$/, 'limit', 200],
  [/\/orders$/, 'limit', 50],
]

const PRODUCT_PARTS = new Set(
  [
    'availability bundled_products links promotions options images prices variations set_products',
    'recommendations shipping_methods page_meta_tags primary_category none',
  ].flatMap((names) => names.split(' ')),
)
const SEARCH_PARTS = new Set(
  [
    'availability images prices represented_products variations promotions custom_properties',
    'page_meta_tags none',
  ].flatMap((names) => names.split(' ')),
)
const PARTS: [path: RegExp, parts: ReadonlySet<string>][] = [
  [/\/products(?:\/[^/]+)?$/, PRODUCT_PARTS],
  [/\/product-search$/, SEARCH_PARTS],
  [/\/search-suggestions$/, new Set(['images', 'prices', 'custom_product_properties'])],
]

/** SCAPI sends no larger body (bytes). */
const LARGEST_BODY = 1_500_000
const MOST_REFINEMENTS = 9
const LONGEST_PHRASE = 50

interface Answered {
  url: URL
  bytes: number
}

const answered: Answered[] = []

const store = openStore({
  COMMERCE_ORIGIN: '',
  COMMERCE: {
    async fetch(address: string, init: RequestInit = {}) {
      const url = new URL(address)
      const answer = await fetch(SANDBOX + url.pathname + url.search, init)
      const body = await answer.arrayBuffer()
      answered.push({ url, bytes: body.byteLength })
      return new Response(body.byteLength > 0 ? body : null, answer)
    },
  },
})

const partsOf = (text: string | null) => (text === null || text === '' ? [] : text.split(','))

function excessesOf({ url: { pathname, searchParams }, bytes }: Answered) {
  const tooMany = MOST_VALUES.filter(
    ([path, name, most]) => path.test(pathname) && partsOf(searchParams.get(name)).length > most,
  )
  const tooGreat = GREATEST.filter(
    ([path, name, greatest]) => path.test(pathname) && Number(searchParams.get(name)) > greatest,
  )
  const unknown = PARTS.filter(([path]) => path.test(pathname)).flatMap(([, known]) =>
    partsOf(searchParams.get('expand')).filter((part) => !known.has(part)),
  )
  return [
    ...[...tooMany, ...tooGreat].map(([, name]) => name),
    ...unknown.map((part) => `expand=${part}`),
    ...(searchParams.getAll('refine').length > MOST_REFINEMENTS ? ['refine'] : []),
    ...((searchParams.get('q') ?? '').length > LONGEST_PHRASE ? ['q'] : []),
    ...(bytes > LARGEST_BODY ? [`a body of ${bytes} bytes`] : []),
  ].map((excess) => `${pathname}: ${excess}`)
}

const sentDuring = async (act: () => Promise<unknown>) => {
  const before = answered.length
  await act()
  return answered.slice(before)
}

const isTo = (end: string) => (sent: Answered) => sent.url.pathname.endsWith(end)

test.for(Object.values(visits).flatMap(({ path, needs }) => (needs ? [] : path)))(
  '%s stays within the limits of SCAPI',
  async (path) => {
    const sent = await sentDuring(() => openShopper(store).follow(path))
    expect(sent.flatMap(excessesOf)).toEqual([])
  },
)

test('a search with every refinement, a long phrase and many values stays within the limits', async () => {
  const many = Array.from({ length: 15 }, (_, at) => `c_at${at}=a&c_at${at}=b`).join('&')
  const phrase = 'soap '.repeat(40)
  const query = `q=${phrase}&color=ink&size=small&family=woods&price=(0..20)&${many}`
  const sent = await sentDuring(() => openShopper(store).follow(`/search?${query}`))
  const [first] = sent.filter(isTo('/product-search'))
  expect(first?.url.searchParams.getAll('refine').length).toBe(8)
  expect(sent.flatMap(excessesOf)).toEqual([])
})

test('tiles are asked for in one call of at most 24 products', async () => {
  const ids = Array.from({ length: 24 }, (_, at) => `JW0${101 + at}`)
  const shopper = openShopper(store)
  const sent = await sentDuring(() => shopper.get(`/api/tiles?ids=${ids.join(',')}`))
  const calls = sent.filter(isTo('/products'))
  expect(calls.map(({ url }) => url.searchParams.get('ids')?.split(',').length)).toEqual([24])
  // 24 sets with their members could be larger than a response may be.
  expect(calls[0]?.url.searchParams.get('expand')).not.toMatch(/set_products|bundled_products/)
  expect(sent.flatMap(excessesOf)).toEqual([])
  const tooMany = await shopper.get(`/api/tiles?ids=${[...ids, 'JW0801'].join(',')}`)
  expect(tooMany.status).toBe(400)
})

test('a purchase stays within the limits', async () => {
  const shopper = openShopper(store)
  const sent = await sentDuring(async () => {
    await shopper.add('JW0801')
    const total = await readyToOrder(shopper)
    await shopper.get('/cart')
    await placeOrder(shopper, total)
  })
  expect(sent.filter(isTo('/orders'))).toHaveLength(1)
  expect(sent.flatMap(excessesOf)).toEqual([])
})
