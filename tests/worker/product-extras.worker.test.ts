import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'

import { Ingredients, ProductRows } from '#shared/product/product-extras.ts'
import { ProductTile } from '#shared/product/product.ts'
import { Post, SocialProof } from '#shared/reviews/voices.ts'

import { expectDiscreet } from './discreet.ts'
import { openShop, type Shop } from './shop.ts'

afterEach(() => vi.restoreAllMocks())

const SERVICES = /\/services\/(reviews|social-proof|ugc|personalisation|recommendations)\//

type Send = typeof fetch
const sent: { address: string; body: unknown }[] = []

/** Answers requests in place of the outside services. */
function answering(answer: (address: string, init?: RequestInit) => Promise<Response> | null) {
  const send = fetch
  sent.length = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...[input, init]: Parameters<Send>) => {
    const address = typeof input === 'string' ? input : ''
    if (SERVICES.test(address)) sent.push({ address, body: init?.body })
    return (SERVICES.test(address) && answer(address, init)) || send(input, init)
  })
}

/** Never answers. */
const stalled = (_: string, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
  })

async function read<Schema extends v.GenericSchema>(shop: Shop, path: string, schema: Schema) {
  const { response, text } = await shop.text(
    `/api${path}${path.includes('?') ? '&' : '?'}site=us&locale=en-US`,
  )
  expect(response.status, text).toBe(200)
  expectDiscreet(response, text)
  return v.parse(schema, JSON.parse(text))
}

const findWarnings = ({ lines }: Shop, text: string) =>
  lines.filter((line) => line.includes(`"message":"${text}`))

test('product rows come from the site’s channel, without a visitor, at most 24 and in stock', async () => {
  answering(() => null)
  const shop = openShop()
  const rows = await read(shop, '/product-rows/JW0801', ProductRows)
  const tiles = [...rows.product1_rr, ...rows.product2_rr]
  expect(rows.product1_rr.length).toBeGreaterThan(3)
  expect(rows.product2_rr.length).toBeGreaterThan(3)
  expect(tiles.length).toBeLessThanOrEqual(24)
  expect(new Set(tiles.map(({ id }) => id)).size).toBe(tiles.length)
  expect(tiles.every(({ orderable }) => orderable)).toBe(true)
  expect(sent.map(({ address }) => new URL(address).pathname)).toEqual([
    '/services/personalisation/api/engine/v1/decide/web-us',
  ])
  expect(JSON.stringify(sent)).not.toMatch(/monetateId|customerId|cookieId|userId/)

  await read(shop, '/product-rows/JW0801', ProductRows)
  expect(sent).toHaveLength(1)
})

test('without the personalization service the recommenders are asked', async () => {
  answering(() => null)
  const shop = openShop({ PERSONALIZATION_URL: '' })
  const rows = await read(shop, '/product-rows/JW0801', ProductRows)
  expect(rows.product1_rr.length).toBeGreaterThan(3)
  const recommenders = ['pdp-similar-items', 'product-to-product-einstein']
  expect(sent.map(({ address }) => address.split('/').at(-1))).toEqual(recommenders)
  const [one, other] = [...rows.product1_rr.slice(0, 1), ...rows.product2_rr.slice(0, 1)]
  // Activities name who has chosen a row.
  expect([one, other].map((tile) => tile?.recommendedBy?.recommender)).toEqual(recommenders)
})

test('each failure of the personalization service logs one error, and the recommenders stand in', async () => {
  const shop = openShop()
  const errors = () => shop.lines.filter((line) => line.includes('"level":"error"'))
  let fails = stalled
  answering((address, init) =>
    address.includes('/personalisation/') ? fails(address, init) : null,
  )
  const rows = await read(shop, '/product-rows/JW0801', ProductRows)
  expect(rows.product1_rr.length).toBeGreaterThan(3)
  expect(errors()).toEqual([expect.stringContaining('"message":"personalization failed"')])
  fails = async () => new Response('', { status: 500 })
  const home = await read(shop, '/product-row?recommender=home1_rr', v.array(ProductTile))
  expect(home.length).toBeGreaterThan(3)
  expect(errors()).toHaveLength(2)
  expect(findWarnings(shop, 'recommendations are')).toEqual([])
})

test.for([
  ['category1_rr', 1],
  ['nosearch1_rr', 1],
  // No visitor is known to have viewed a product.
  ['nosearch2_rr', 0],
  ['cart1_rr', 1],
  ['cart2_rr', 1],
] as const)('the recommender %s answers in its place', async ([recommender, least]) => {
  answering(() => null)
  const place = recommender === 'category1_rr' ? '&categories=home-fragrance' : '&ids=JW0801'
  const path = `/product-row?recommender=${recommender}${recommender.startsWith('nosearch') ? '' : place}`
  const shop = openShop()
  await shop.warm(`/api${path}&site=us&locale=en-US`)
  shop.clock.now += 700_000
  const tiles = await read(shop, path, v.array(ProductTile))
  expect(tiles.length).toBeGreaterThanOrEqual(least)
  expect(tiles.length).toBeLessThanOrEqual(24)
  expect(sent[0]?.address).toMatch(new RegExp(`/recs/jwck-us/${recommender}$`))
  expect(JSON.stringify(sent)).not.toMatch(/cookieId|userId/)
})

test('home page rows come from the site’s channel, or from the recommenders as fallback', async () => {
  answering(() => null)
  const path = '/product-row?recommender=home1_rr'
  const shop = openShop()
  await shop.warm(`/api${path}&site=us&locale=en-US`)
  const tiles = await read(shop, path, v.array(ProductTile))
  expect(tiles.length).toBeGreaterThan(3)
  expect(tiles.every(({ orderable }) => orderable)).toBe(true)
  expect(new Set(sent.map(({ address }) => new URL(address).pathname))).toEqual(
    new Set(['/services/personalisation/api/engine/v1/decide/web-us']),
  )
  expect(JSON.parse(String(sent[0]?.body))).toEqual({
    channel: 'web-us',
    locale: 'en-US',
    events: [
      { eventType: 'monetate:context:PageView', pageType: 'home', path: '/' },
      { eventType: 'monetate:decision:DecisionRequest', requestId: expect.any(String) },
    ],
  })

  // The module of the slot that its callout names.
  const page = await shop.warm('/category/lab-shop')
  expect(page.text).toContain('Chosen for you')
  for (const { path } of tiles.slice(0, 3)) expect(page.text).toContain(`href="${path}"`)

  sent.length = 0
  const without = await read(openShop({ PERSONALIZATION_URL: '' }), path, v.array(ProductTile))
  expect(without.length).toBeGreaterThan(3)
  expect(sent.map(({ address }) => address.split('/').at(-1))).toEqual([
    'home-top-revenue-for-category',
  ])
})

test('social proof replaces its placeholder by the count, and pictures have alternative text', async () => {
  const shop = openShop()
  expect(await read(shop, '/social-proof/FXSOCIAL', v.nullable(SocialProof))).toEqual({
    message: '128 people looked at this today',
    component: 'viewed',
  })
  expect(await read(shop, '/social-proof/FXREV', v.nullable(SocialProof))).toBeNull()
  const posts = await read(shop, '/gallery/FXSOCIAL', v.array(Post))
  expect(posts).toHaveLength(7)
  for (const { picture } of posts) {
    expect(picture.alt.length).toBeGreaterThan(10)
    expect(picture.link).toMatch(/^\/pictures\//)
  }
})

test('a message without a placeholder is shown as is, and unsafe pictures are not', async () => {
  const image = { square: { url: 'https://evil.example/x.jpg' } }
  const medium = { id: 'p1', status: 'approved', altText: 'A candle', images: image }
  answering(async (address) =>
    Response.json(
      address.includes('ugc')
        ? { media: [medium, { ...medium, status: 'pending' }, { ...medium, altText: '' }] }
        : { FXSOCIAL: { message: '!', count: 3, component: 'viewed' } },
    ),
  )
  const shop = openShop()
  expect(await read(shop, '/social-proof/FXSOCIAL', SocialProof)).toMatchObject({ message: '!' })
  expect(await read(shop, '/gallery/FXSOCIAL', v.array(Post))).toEqual([])
})

const readUpc = async (shop: Shop, id: string) => {
  const { text } = await shop.text(`/api/products/${id}?site=us&locale=en-US`)
  return v.parse(v.looseObject({ upc: v.string() }), JSON.parse(text)).upc
}

test('ingredients are found by UPC and contain only safe links', async () => {
  const shop = openShop()
  const record = (id: string) => async () =>
    read(shop, `/ingredients/${await readUpc(shop, id)}`, v.nullable(Ingredients))
  expect(await record('FXING')()).toMatchObject({
    description: expect.stringContaining('glycerin'),
    designated: [
      { name: 'Limonene', href: 'https://lists.example/fragrance-allergens/limonene' },
      { name: 'Linalool', href: expect.stringMatching(/^https:/) },
    ],
    safetySheet: 'https://documents.juniperandwick.example/sds/20451.pdf',
    labelNumber: 'ILN 20451',
  })
  expect(await record('FXILN')()).toMatchObject({ description: null, labelNumber: 'ILN 31008' })

  expect(await record('FXINGBAD')()).toMatchObject({
    description: expect.stringContaining('Soy wax'),
    designated: [],
  })
  shop.clock.now += 700_000
  await record('FXINGBAD')()
  expect(findWarnings(shop, 'ingredient list cannot be parsed')).toHaveLength(1)
  expect(await read(shop, '/ingredients/00000000', v.nullable(Ingredients))).toBeNull()
})

test.for([
  ['social-proof', 'social proof is missing'],
  ['ugc', 'shoppers’ pictures are missing'],
  ['reviews', 'reviews are missing'],
] as const)(
  'while %s does not answer, the product page lacks only that part',
  async ([service, message]) => {
    answering((address, init) => (address.includes(`/${service}/`) ? stalled(address, init) : null))
    const shop = openShop()
    const moved = (await shop.text('/p/FXSOCIAL')).response.headers.get('location') ?? ''
    const { response, text } = await shop.text(moved)
    expect(response.status).toBe(200)
    expect(text).toContain('Add to Bag')
    expect(text).toContain('</html>')
    const marks = {
      personalisation: 'Similar Items',
      'social-proof': '128 people',
      ugc: 'As Shown by Shoppers',
      reviews: 'id="reviews-heading"',
    }
    for (const [other, mark] of Object.entries(marks)) {
      expect(text.includes(mark), other).toBe(other !== service)
    }
    expect(findWarnings(shop, message).length).toBeGreaterThan(0)
  },
)

test('a product page is complete without any of the services', async () => {
  const none = {
    REVIEWS_URL: '',
    SOCIAL_PROOF_URL: '',
    UGC_URL: '',
    PERSONALIZATION_URL: '',
    RECOMMENDATION_URL: '',
  }
  const shop = openShop(none)
  const moved = (await shop.text('/p/FXSOCIAL')).response.headers.get('location') ?? ''
  const { text } = await shop.text(moved)
  expect(text).not.toMatch(/Similar Items|128 people|As Shown by Shoppers|reviews-heading/)
  expect(findWarnings(shop, '')).toEqual([])
})
