import * as v from 'valibot'

import { SANDBOX, SHOP } from './ports.ts'
import { expect, hydrated, test, tilesOf, type Page } from './shop.ts'

const SERVICE = '/services/recommendations/v3/activities'

const Calls = v.object({ data: v.array(v.object({ path: v.string(), body: v.string() })) })
const Body = v.pipe(v.string(), v.parseJson(), v.looseObject({ cookieId: v.string() }))

/** What the service has received of this browser, by the names of activities. */
async function receivedFrom(page: Page) {
  const cookies = await page.context().cookies()
  const cookieId = cookies.find(({ name }) => name.endsWith('visitor-id'))?.value
  const answer = await fetch(`${SANDBOX}/test-control/calls?path=${SERVICE}`)
  const received: Record<string, object[]> = {}
  for (const { path, body } of v.parse(Calls, await answer.json()).data) {
    const { cookieId: sender, realm, instanceType, ...rest } = v.parse(Body, body)
    if (sender !== cookieId) continue
    expect([realm, instanceType]).toEqual(['jwck', 'sbx'])
    const name = path.slice(path.lastIndexOf('/') + 1)
    received[name] = [...(received[name] ?? []), rest]
  }
  return received
}

const choose = (page: Page, groups: string) =>
  page.context().addCookies([{ name: 'privacy-choices', value: groups, url: SHOP }])

const product = (id: string) => ({ id, sku: '', altId: '', altIdType: '' })

/** What it has received of one activity, to be polled. */
const sent = (page: Page, name: string) => async () => (await receivedFrom(page))[name] ?? []

test('with consent, what a shopper sees, follows and buys becomes activities, each sent once', async ({
  page,
  forgive,
}) => {
  forgive(/405.*api\/visits/)
  await choose(page, 'targeting')
  await page.goto('/search?q=candle')
  await hydrated(page)
  await expect.poll(sent(page, 'viewSearch')).toHaveLength(1)
  const [seen] = (await receivedFrom(page))['viewSearch'] ?? []
  expect(seen).toMatchObject({ searchText: 'candle' })
  // Further products are seen by scrolling to them.
  await page.mouse.wheel(0, 1_500)
  await expect.poll(sent(page, 'viewSearch')).toHaveLength(2)

  await page.goto('/c/home-fragrance/three-wick-candles')
  await hydrated(page)
  await expect.poll(sent(page, 'viewCategory')).not.toHaveLength(0)
  const tile = tilesOf(page).nth(1)
  const id = (await tile.getAttribute('data-tile')) ?? ''
  await tile.locator('h3 a').click()
  await expect(page).toHaveURL(new RegExp(`-${id}$`))
  await expect
    .poll(sent(page, 'clickCategory'))
    .toEqual([{ category: { id: 'three-wick-candles' }, product: product(id) }])
  await expect.poll(sent(page, 'viewProduct')).toEqual([{ product: product(id) }])

  // A row of the product's page; its link loads a document, and the click is told before.
  const row = page.locator('[data-recommender]').first()
  await row.scrollIntoViewIfNeeded()
  await expect.poll(sent(page, 'viewReco')).not.toHaveLength(0)
  await row
    .locator('h3 a')
    .first()
    .evaluate((link) => link.setAttribute('target', '_self'))
  await row.locator('h3 a').first().click()
  await expect.poll(sent(page, 'clickReco')).toHaveLength(1)
  await expect.poll(sent(page, 'viewProduct')).toHaveLength(2)

  await page.goto('/p/JW0801')
  await hydrated(page)
  await page.locator('#content form').getByRole('button', { name: 'Add to Bag' }).first().click()
  await expect
    .poll(sent(page, 'addToCart'))
    .toEqual([{ products: [{ id: 'JW0801', sku: '', price: 27.5, quantity: 1 }] }])

  await page.goto('/cart')
  await hydrated(page)
  await page
    .locator('#content')
    .getByRole('link', { name: /Checkout/i })
    .first()
    .click()
  await expect.poll(sent(page, 'beginCheckout')).toHaveLength(1)
  await page.reload()
  await expect.poll(sent(page, 'checkoutStep')).toEqual([
    { stepName: 'shipping', stepNumber: 1 },
    { stepName: 'shipping', stepNumber: 1 },
  ])
  const all = await receivedFrom(page)
  expect(all['beginCheckout']).toEqual([
    {
      products: [{ id: 'JW0801', sku: '', price: 27.5, quantity: 1 }],
      amount: expect.any(Number),
    },
  ])
  expect(all['viewPage']?.[0]).toEqual({ currentLocation: `${SHOP}/search` })

  // After the consent is withdrawn, nothing more is sent.
  await choose(page, 'performance')
  const counted = page.waitForRequest(/\/api\/page-views/)
  await page.goto('/p/JW0802')
  await counted
  expect(await receivedFrom(page)).toEqual(all)
})
