import * as v from 'valibot'

import { PRIVACY_CHOICES_PATH } from '#shared/consent/privacy.ts'

import { SANDBOX, SHOP } from './ports.ts'
import { documented, hasAskedForDecision, watchTags } from './received-bodies.ts'
import { expect, expectAccessible, hydrated, test, tilesOf, type Page } from './shop.ts'

const SERVICE = '/services/recommendations/v3/activities'

const Calls = v.object({ data: v.array(v.object({ path: v.string(), body: v.string() })) })
const Body = v.pipe(v.string(), v.parseJson(), v.looseObject({ cookieId: v.string() }))

/** What the service has received of a browser, by the names of activities. */
async function receivedFrom(cookieId: string) {
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

/** Chooses as the form of the page of choices does. @returns the visitor's number, if there is one now */
async function choose(page: Page, form: Record<string, string>) {
  await page.request.post(SHOP + PRIVACY_CHOICES_PATH, {
    form,
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  })
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name.endsWith('visitor-id'))?.value
}

const product = (id: string) => ({ id, sku: '', altId: '', altIdType: '' })

/** What it has received of one activity, to be polled. */
const sent = (cookieId: string, name: string) => async () =>
  (await receivedFrom(cookieId))[name] ?? []

test('with consent, what a shopper sees, follows and buys becomes activities, each sent once, and after the withdrawal none', async ({
  page,
}) => {
  // Nine documents, which a busy machine is slow with.
  test.slow()
  const id = (await choose(page, { choice: 'all' })) ?? ''
  expect(id).not.toBe('')
  const tags = watchTags(page)
  await page.goto('/search?q=candle')
  await hydrated(page)
  await expect.poll(sent(id, 'viewSearch')).toHaveLength(1)
  const [seen] = (await receivedFrom(id))['viewSearch'] ?? []
  expect(seen).toMatchObject({ searchText: 'candle' })
  // Further products are seen by scrolling to them.
  await page.mouse.wheel(0, 1_500)
  await expect.poll(sent(id, 'viewSearch')).toHaveLength(2)

  // A page of categories names the one that each of its lists is of.
  await page.goto('/g/fragrances')
  await tilesOf(page).first().scrollIntoViewIfNeeded()
  const shelf = page.locator('#content [data-category]').first()
  const shelfId = (await shelf.getAttribute('data-category')) ?? ''
  await expect
    .poll(sent(id, 'viewCategory'))
    .toContainEqual(expect.objectContaining({ category: { id: shelfId } }))

  await page.goto('/c/home-fragrance/three-wick-candles')
  await hydrated(page)
  const category = { id: 'three-wick-candles' }
  await expect.poll(sent(id, 'viewCategory')).toContainEqual(expect.objectContaining({ category }))
  const tile = tilesOf(page).nth(1)
  const productId = (await tile.getAttribute('data-tile')) ?? ''
  await tile.locator('h3 a').click({ button: 'right' })
  await tile.locator('h3 a').click()
  await expect(page).toHaveURL(new RegExp(`-${productId}$`))
  await expect.poll(sent(id, 'clickCategory')).toEqual([{ category, product: product(productId) }])
  await expect.poll(sent(id, 'viewProduct')).toEqual([{ product: product(productId) }])

  // The row came with the navigation. It is seen again once the browser shows the page that it has kept.
  const row = page.locator('[data-recommender="product1_rr"]')
  const recommended = row.locator('h3 a').first()
  await recommended.scrollIntoViewIfNeeded()
  const views = sent(id, 'viewReco')
  await expect.poll(views).toHaveLength(1)
  const address = (await recommended.getAttribute('href')) ?? ''
  const recommendedId = address.slice(address.lastIndexOf('-') + 1)
  const [view] = await views()
  expect(view).toMatchObject({ recommenderName: 'product1_rr' })
  expect(view).toHaveProperty('products.0', product(recommendedId))
  await page.evaluate(() => scrollBy(0, -innerHeight))
  await recommended.scrollIntoViewIfNeeded()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(views).toEqual([view, view])
  await recommended.click()
  await expect
    .poll(sent(id, 'clickReco'))
    .toEqual([{ recommenderName: 'product1_rr', product: product(recommendedId) }])
  // The page that the browser has kept is viewed again too.
  await expect
    .poll(sent(id, 'viewProduct'))
    .toEqual([productId, productId, recommendedId].map((viewed) => ({ product: product(viewed) })))

  await page.goto('/p/JW0801')
  await hydrated(page)
  // What goes with the product gives way to what was viewed, the latest first. Nothing moves, and no other row does.
  const viewed = page.getByRole('list', { name: 'Recently Viewed' }).locator('h3 a')
  await expect(viewed).toHaveCount(2)
  expect(await viewed.first().getAttribute('href')).toContain(`-${recommendedId}`)
  expect(await viewed.last().getAttribute('href')).toContain(`-${productId}`)
  await expect(page.getByRole('heading', { name: 'You Might Also Like' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Similar Items' })).toBeVisible()
  // The service has given this choice an id, by which it attributes what follows.
  await viewed.first().scrollIntoViewIfNeeded()
  const ofChoice = {
    recommenderName: 'viewed-recently-einstein',
    __recoUUID: expect.stringMatching(/^[\da-f-]{36}$/),
  }
  await expect.poll(views).toContainEqual(expect.objectContaining(ofChoice))
  await expectAccessible(page)
  await page.locator('#content form').getByRole('button', { name: 'Add to Bag' }).first().click()
  const products = [{ id: 'JW0801', sku: '', price: 26.95, quantity: 1 }]
  await expect.poll(sent(id, 'addToCart')).toEqual([{ products }])

  await page.goto('/checkout/shipping')
  await expect.poll(sent(id, 'checkoutStep')).toEqual([{ stepName: 'shipping', stepNumber: 1 }])
  await expect.poll(sent(id, 'beginCheckout')).toEqual([{ products, amount: expect.any(Number) }])
  const { viewPage } = await receivedFrom(id)
  expect(viewPage?.[0]).toEqual({ currentLocation: `${SHOP}/search` })

  // The home page has slots below the view that may be decided.
  await page.goto('/')
  await expect.poll(() => hasAskedForDecision(id)).toBe(true)
  await expect.poll(sent(id, 'viewPage')).toContainEqual({ currentLocation: `${SHOP}/` })
  const { text, current } = await documented({ visitorId: id, tags })
  expect(text, 'docs/analytics.md is written with WRITE_DOCS=1').toBe(current)

  expect(await choose(page, { choice: 'groups', performance: 'on' })).toBeUndefined()
  const before = await receivedFrom(id)
  const counted = page.waitForRequest(/\/api\/page-views/)
  await page.goto('/search?q=candle')
  await counted
  await expect(tilesOf(page).first()).toBeInViewport()
  // What was seen would be told now.
  await page.goto('about:blank')
  expect(await receivedFrom(id)).toEqual(before)
})
