import * as v from 'valibot'

import { PRIVACY_CHOICES_PATH } from '#shared/consent/privacy.ts'

import { checkOutTo } from './checkout.ts'
import { placeButton } from './checkout-steps.ts'
import { SANDBOX, SHOP } from './ports.ts'
import { expect, hydrated, test, tilesOf, type Page } from './shop.ts'

const Calls = v.object({ data: v.array(v.object({ body: v.string() })) })
const Message = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    client_id: v.string(),
    events: v.array(v.object({ name: v.string(), params: v.record(v.string(), v.unknown()) })),
  }),
)

/** What the tag server has received. */
async function messages() {
  const answer = await fetch(`${SANDBOX}/test-control/calls?path=/services/tags/mp/collect`)
  return v.parse(Calls, await answer.json()).data.map(({ body }) => v.parse(Message, body))
}

/** The events of one browser. */
const receivedFrom = async (clientId: string) =>
  (await messages()).filter((each) => each.client_id === clientId).flatMap(({ events }) => events)

const namesFrom = (clientId: string) => async () =>
  (await receivedFrom(clientId)).map(({ name }) => name)

async function allowAll(page: Page) {
  await page.request.post(SHOP + PRIVACY_CHOICES_PATH, {
    form: { choice: 'all' },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  })
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name.endsWith('visitor-id'))?.value ?? ''
}

const Entry = v.looseObject({ event: v.string() })

/** Watches what is added to the data layers of a page's documents: events, and the commands of consent mode. */
async function watchDataLayer(page: Page) {
  const added: { path: string; entry: unknown }[] = []
  await page.exposeFunction('noteEntry', (path: string, entry: unknown) =>
    added.push({ path, entry }),
  )
  await page.addInitScript(() => {
    const layer: object[] = []
    const push = layer.push.bind(layer)
    layer.push = (...entries) => {
      for (const entry of entries) {
        const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]'
        const { noteEntry } = globalThis as unknown as { noteEntry: (...of: unknown[]) => void }
        noteEntry(location.pathname, isCommand ? Array.from(entry as ArrayLike<unknown>) : entry)
      }
      return push(...entries)
    }
    globalThis.dataLayer = layer
  })
  const find = (name: string) =>
    added.flatMap(({ entry }) => (v.is(Entry, entry) && entry.event === name ? [entry] : []))
  return {
    added,
    commands: () => added.flatMap(({ entry }) => (Array.isArray(entry) ? [entry] : [])),
    find,
    times: (name: string) => find(name).length,
  }
}

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}
const GRANTED = {
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
  analytics_storage: 'granted',
}

test('with consent, each step from a list to the order is one event, with the right values', async ({
  page,
  forgive,
}) => {
  // On a busy machine, parts of a page that are not measured here may be missing.
  forgive(/503 .*\/api\/(product-reviews|product-row|page-data|arrival)/)
  const clientId = await allowAll(page)
  const { added, commands, find, times } = await watchDataLayer(page)
  await page.goto('/c/home-fragrance/three-wick-candles')
  await hydrated(page)
  const tile = tilesOf(page).nth(1)
  const id = (await tile.getAttribute('data-tile')) ?? ''
  await expect.poll(() => times('view_item_list')).toBeGreaterThan(0)
  expect(commands()).toEqual([
    ['consent', 'default', DENIED],
    ['consent', 'update', GRANTED],
  ])
  await tile.locator('h3 a').click()
  await expect(page).toHaveURL(new RegExp(`-${id}$`))
  await expect.poll(() => times('view_item')).toBe(1)
  await page.locator('#content form').getByRole('button', { name: 'Add to Bag' }).first().click()
  await expect.poll(() => times('add_to_cart')).toBe(1)
  await page.goto('/cart')
  await expect.poll(() => times('view_cart')).toBe(1)

  const [putIn] = find('add_to_cart')
  const price = Number(Reflect.get(Reflect.get(putIn ?? {}, 'ecommerce') ?? {}, 'value'))
  expect(price).toBeGreaterThan(0)
  const item = { item_id: id, item_name: expect.any(String), price, quantity: 1 }
  const list = {
    item_list_id: 'three-wick-candles',
    item_list_name: expect.stringContaining('Wick'),
  }
  expect(find('view_item_list')[0]).toMatchObject({ ecommerce: list })
  expect(find('select_item')).toEqual([
    {
      event: 'select_item',
      ecommerce: { ...list, items: [{ ...item, item_category: list.item_list_name, index: 1 }] },
    },
  ])
  const sold = { currency: 'USD', value: price, items: [item] }
  expect(find('view_item')).toMatchObject([{ ecommerce: sold }])
  expect(find('add_to_cart')).toMatchObject([{ ecommerce: sold }])
  expect(find('view_cart')).toMatchObject([{ ecommerce: sold }])
  // One event's parameters never reach the next one.
  const before = added.flatMap(({ entry }, index) =>
    v.is(v.looseObject({ event: v.string(), ecommerce: v.looseObject({}) }), entry)
      ? [added[index - 1]?.entry]
      : [],
  )
  expect(new Set(before.map((entry) => JSON.stringify(entry)))).toEqual(
    new Set(['{"ecommerce":null}']),
  )

  await page.goto('/checkout/shipping')
  await expect.poll(namesFrom(clientId)).toEqual(['begin_checkout'])
  await checkOutTo(page, 'review', { productId: 'JW0801' })
  await page.goto('/checkout/billing')
  await expect.poll(namesFrom(clientId)).toEqual(['begin_checkout', 'add_shipping_info'])
  await page.reload()
  await page.goto('/checkout/review')
  const steps = ['begin_checkout', 'add_shipping_info', 'add_payment_info']
  await expect.poll(namesFrom(clientId)).toEqual(steps)
  await hydrated(page)
  await placeButton(page).click()
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+/)
  await expect.poll(namesFrom(clientId)).toEqual([...steps, 'purchase'])

  const orderNo = new URL(page.url()).pathname.split('/').at(-1)
  await page.reload()
  await page.goBack()
  await page.goto(`/checkout/confirmation/${orderNo}`)
  const viewed = times('page_view')
  await page.goto('/customer-care')
  await expect.poll(() => times('page_view')).toBe(viewed + 1)
  // Neither did a tag hear of the checkout then, nor does one now.
  expect(added.filter(({ path }) => path.startsWith('/checkout'))).toEqual([])
  expect(JSON.stringify(added)).not.toMatch(/begin_checkout|purchase|_info/)
  const events = await receivedFrom(clientId)
  expect(events.map(({ name }) => name)).toEqual([...steps, 'purchase'])
  const [begun, shipping, payment, purchase] = events
  expect(begun?.params).toMatchObject(sold)
  expect(shipping?.params).toMatchObject({ shipping_tier: 'standard' })
  expect(payment?.params).toMatchObject({ payment_type: 'card' })
  expect(purchase?.params).toMatchObject({
    transaction_id: orderNo,
    currency: 'USD',
    value: payment?.params['value'],
    items: payment?.params['items'],
  })
  expect(JSON.stringify(events)).not.toMatch(/@|Ruiz|Main St/)
})

for (const [title, objects] of [
  ['without consent', false],
  ['against the sale of data', true],
] as const) {
  test(`${title} no event is built or sent`, async ({ browser }) => {
    const context = await browser.newContext(
      objects ? { extraHTTPHeaders: { 'sec-gpc': '1' } } : {},
    )
    await context.addInitScript((value) => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value })
    }, objects)
    const page = await context.newPage()
    const { added } = await watchDataLayer(page)
    const choice = objects ? 'performance.targeting' : 'none'
    await context.addCookies([{ name: 'privacy-choices', value: choice, url: SHOP }])
    const sent: string[] = []
    page.on('request', (request) => {
      if (/tag-events|\/services\/tags/.test(request.url())) sent.push(request.url())
    })
    const before = (await messages()).length
    await page.goto(`${SHOP}/c/home-fragrance/three-wick-candles`)
    await hydrated(page)
    await tilesOf(page).first().scrollIntoViewIfNeeded()
    await checkOutTo(page, 'review')
    await page.goto(`${SHOP}/checkout/review`)
    await hydrated(page)
    await placeButton(page).click()
    await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+/)
    const orderNo = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await page.goto(`${SHOP}/search?q=oak`)
    await hydrated(page)
    expect(added).toEqual([])
    expect(sent).toEqual([])
    const after = (await messages()).slice(before)
    expect(JSON.stringify(after)).not.toContain(orderNo)
    await context.close()
  })
}
