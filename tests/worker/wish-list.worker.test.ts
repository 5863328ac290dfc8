import { expect, test } from 'vitest'
import * as v from 'valibot'

import { registered } from './customers.ts'
import { newIdempotencyKey, openShopper, type Shopper } from './purchase.ts'
import { openSignedIn, personalCalls } from './signed-in.ts'
import { openStore } from './store.ts'

const CANDLE = 'JW0801'
const SOAP = 'JW0807'
const LIST = '/my-account/wishlist'

const Page = v.object({
  listId: v.nullable(v.string()),
  isPublic: v.boolean(),
  total: v.number(),
  products: v.array(
    v.object({ id: v.string(), productId: v.string(), tile: v.nullable(v.object({})) }),
  ),
})

async function readPage(shopper: Shopper, pages = 1) {
  const { text, response } = await shopper.get(`/api/account/wish-list/pages/${pages}`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return v.parse(v.pipe(v.string(), v.parseJson(), Page), text)
}

const readIds = async (shopper: Shopper) =>
  (await readPage(shopper)).products.map(({ productId }) => productId)

const add = (shopper: Shopper, productId: string, idempotencyKey = newIdempotencyKey()) =>
  shopper.api('POST', '/account/wish-list/wishes', { productId }, { idempotencyKey })

/** A new customer with an empty list. */
async function newCustomer(store = openStore()) {
  const shopper = openShopper(store)
  await registered(shopper)
  return shopper
}

const readWrites = async (shopper: Shopper) =>
  (await personalCalls(shopper)).filter(
    ({ call, path }) => path.includes('/product-lists') && !call.startsWith('GET'),
  )

test('anonymous visitors and guests have no list, cost no call, and are asked to sign in', async () => {
  const anonymous = openShopper(openStore())
  const guest = openShopper(openStore())
  await guest.add(CANDLE)
  for (const shopper of [anonymous, guest]) {
    expect((await shopper.get('/api/account/wish-list')).text).toBe('null')
    expect((await shopper.get('/api/account/wish-list/pages/1')).status).toBe(403)
    expect(JSON.parse((await add(shopper, CANDLE)).text).type).toBe('sign-in-required')
    expect(await shopper.get(`${LIST}?page=2`)).toMatchObject({
      status: 303,
      to: `/login?${new URLSearchParams({ from: `${LIST}?page=2` })}`,
    })
    // The heart's form remembers the product. A manipulated URL changes nothing.
    const wanted = `${LIST}?wanted=${CANDLE}`
    const pressed = await shopper.form(`${LIST}/add`, { productId: CANDLE })
    expect(pressed).toMatchObject({
      status: 303,
      to: `/login?${new URLSearchParams({ from: wanted })}`,
    })
    expect(await personalCalls(shopper)).toEqual([])
  }
  expect(anonymous.jar.size).toBe(0)
  await registered(anonymous)
  const { text } = await anonymous.get(`${LIST}?wanted=${CANDLE}`)
  expect(text).toMatch(/Do you want to add [^?]+ to your Love-It List\?/)
  expect(text).toContain(`value="${CANDLE}"`)
  expect(await readIds(anonymous)).toEqual([])
})

test('viewing the list creates none, but adding the first product does', async () => {
  const shopper = openShopper(openStore())
  const restore = await shopper.breaks(
    '/product-lists',
    { kind: 'status', status: 500 },
    { times: 99 },
  )
  await registered(shopper)
  await restore()
  const before = (await readWrites(shopper)).length
  const { status, text } = await shopper.get(LIST)
  expect(status).toBe(200)
  expect(text).toContain('Your Love-It List is empty')
  expect(await readWrites(shopper)).toHaveLength(before)

  const idempotencyKey = newIdempotencyKey()
  const [first, repeated] = await Promise.all([
    add(shopper, CANDLE, idempotencyKey),
    add(shopper, CANDLE, idempotencyKey),
  ])
  expect([first.text, repeated.text]).toEqual(['{"isKnown":false}', '{"isKnown":false}'])
  const written = (await readWrites(shopper)).slice(before)
  expect(written.map(({ body }) => JSON.parse(body))).toEqual([
    { type: 'wish_list' },
    { productId: CANDLE, quantity: 1, public: true, priority: 1, type: 'product' },
  ])
  expect((await add(shopper, CANDLE)).text).toBe('{"isKnown":true}')
  expect(await readIds(shopper)).toEqual([CANDLE])
})

test('a product added in two tabs is listed once, and both tabs can remove it', async () => {
  const shopper = await newCustomer()
  const other = shopper.copy()
  await Promise.all([shopper, other, shopper, other].map((tab) => add(tab, CANDLE)))
  await add(shopper, SOAP)
  const { products } = await readPage(shopper)
  expect(products.map(({ productId }) => productId)).toEqual([SOAP, CANDLE])

  const wish = products[1]?.id ?? ''
  const remove = (tab: Shopper) => tab.api('DELETE', `/account/wish-list/wishes/${wish}`, {})
  const removed = await Promise.all([remove(shopper), remove(other)])
  expect(removed.map(({ status }) => status)).toEqual([200, 200])
  expect(await readIds(shopper)).toEqual([SOAP])
})

test('another customer’s ids do not open their list', async () => {
  const store = openStore()
  const owner = await newCustomer(store)
  await add(owner, CANDLE)
  const { listId, products } = await readPage(owner)
  const stranger = await newCustomer(store)
  await stranger.api('DELETE', `/account/wish-list/wishes/${products[0]?.id}`, {})
  await stranger.form(`${LIST}/remove`, { wishId: products[0]?.id ?? '' })
  expect(await readIds(owner)).toEqual([CANDLE])
  for (const id of [listId, 'nowhere', '..%2F..%2Fcustomers']) {
    const { status, text } = await stranger.get(`/love-it-list/${id}`)
    expect([status, /Love-It List<\/h1>/.test(text)], String(id)).toEqual([404, false])
  }
  expect((await stranger.get(`/api/love-it-list/${listId}/pages/1`)).status).toBe(404)
})

test('the list shows eight products at a time, newest first, also without JavaScript', async () => {
  const shopper = await openSignedIn('list20@shoppers.example')
  const all = await readPage(shopper, 3)
  expect([all.total, all.products.length]).toEqual([20, 20])
  expect((await readPage(shopper, 2)).products).toEqual(all.products.slice(0, 16))
  for (const [page, shown, next] of [
    ['1', 8, 2],
    ['2', 16, 3],
    ['3', 20, null],
    ['99', 20, null],
    ['x', 8, 2],
  ] as const) {
    const { text, response } = await shopper.get(`${LIST}?page=${page}`)
    expect(text.split('data-wish=').length - 1, page).toBe(shown)
    expect(text.includes(`page=${next}"`), page).toBe(next !== null)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  }
  const french = await openSignedIn('list20@shoppers.example', { site: 'ca' })
  const { text } = await french.get(`/ca/fr-CA${LIST}`)
  expect(text).toContain('Liste de coups de cœur')
  expect(text).toContain('8 sur 20 produits')
})

test('without JavaScript, forms add, remove, undo and move to the bag', async () => {
  const shopper = await newCustomer()
  expect(await shopper.form(`${LIST}/add`, { productId: CANDLE })).toMatchObject({
    status: 303,
    to: `${LIST}?done=added`,
  })
  expect((await shopper.get(`${LIST}?done=added`)).text).toContain('Added to your Love-It List.')
  const again = await shopper.form(`${LIST}/add`, { productId: CANDLE })
  expect((await shopper.get(again.to ?? '')).text).toContain('already in your Love-It List.')

  const readFirstId = async () => (await readPage(shopper)).products[0]?.id ?? ''
  const fields = { productId: CANDLE, quantity: '1', page: '2' }
  const removed = await shopper.form(`${LIST}/remove`, { ...fields, wishId: await readFirstId() })
  expect(removed.to).toBe(`${LIST}?page=2&done=removed&product=${CANDLE}`)
  const { text } = await shopper.get(removed.to ?? '')
  expect(text).toContain('Removed from your Love-It List.')
  expect(await readIds(shopper)).toEqual([])

  await shopper.form(`${LIST}/add`, { productId: CANDLE })
  const moved = await shopper.form(`${LIST}/move`, { ...fields, wishId: await readFirstId() })
  expect(moved).toMatchObject({ status: 303, to: `${LIST}?page=2&done=moved` })
  expect((await shopper.bag()).lines).toMatchObject([{ productId: CANDLE, quantity: 1 }])
  expect(await readIds(shopper)).toEqual([])
})

test('a product that cannot be added to the bag stays on the list', async () => {
  const shopper = await newCustomer()
  await add(shopper, 'FXNOTADDED')
  const wishId = (await readPage(shopper)).products[0]?.id ?? ''
  const moved = await shopper.form(`${LIST}/move`, {
    wishId,
    productId: 'FXNOTADDED',
    quantity: '1',
  })
  expect(moved.status).toBe(422)
  expect(await readIds(shopper)).toEqual(['FXNOTADDED'])
  expect(moved.text.includes('add the item(s) to your bag due to low stock')).toBe(true)
})

test('a list is visible to others only while it is shared, with only its owner’s first name', async () => {
  const store = openStore()
  const owner = openShopper(store)
  const email = await registered(owner)
  await add(owner, CANDLE)
  const shared = await owner.form(`${LIST}/share`, { isPublic: 'true' })
  expect(shared.to).toBe(`${LIST}?done=shared`)
  const { listId, isPublic } = await readPage(owner)
  expect(isPublic).toBe(true)
  const path = `/love-it-list/${listId}`
  expect((await owner.get(LIST)).text).toContain(path)

  const visitor = openShopper(store)
  const { status, text, response } = await visitor.get(path)
  expect(status).toBe(200)
  expect(text).toContain('Ana’s Love-It List')
  expect(text).toContain(`data-wish=`)
  expect(text).toContain('name="robots" content="noindex"')
  expect(text).not.toContain(email)
  expect(text).not.toContain('Ruiz')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(visitor.jar.size).toBe(0)

  await owner.form(`${LIST}/share`, { isPublic: 'false' })
  expect((await visitor.get(path)).status).toBe(404)
  expect((await visitor.get(`/api${path}/pages/1`)).status).toBe(404)
})

test('failures are logged in the specification’s words, and the page shows them', async () => {
  const store = openStore()
  const shopper = await newCustomer(store)
  await add(shopper, CANDLE)
  const wish = (await readPage(shopper)).products[0]?.id ?? ''
  const failing = async (path: string, method: string, act: () => Promise<{ status: number }>) => {
    const restore = await shopper.breaks(
      path,
      { kind: 'status', status: 500 },
      { method, times: 9 },
    )
    const { status } = await act()
    await restore()
    return status
  }
  expect(await failing('/product-lists', 'GET', () => shopper.get(LIST))).toBe(503)
  expect(store.lines.join()).toContain('"message":"Failed to fetch wishlist data"')
  expect(await failing('/items', 'POST', () => add(shopper, SOAP))).toBe(503)
  expect(store.lines.join()).toContain('"message":"Failed to set wish list product data"')
  const remove = () => shopper.api('DELETE', `/account/wish-list/wishes/${wish}`, {})
  expect(await failing('/items/', 'DELETE', remove)).toBe(503)
  expect(store.lines.join()).toContain('"message":"Failed to remove product"')
  expect(await readIds(shopper)).toEqual([CANDLE])
})
