import * as v from 'valibot'

import { PRIVACY_CHOICES_PATH } from '#shared/actions.ts'

import { SANDBOX, SHOP } from './ports.ts'
import { expect, hydrated, test, tilesOf, type Page } from './shop.ts'

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

test('with consent, what a shopper sees and follows becomes activities, each sent once', async ({
  page,
}) => {
  const id = (await choose(page, { choice: 'all' })) ?? ''
  expect(id).not.toBe('')
  await page.goto('/search?q=candle')
  await hydrated(page)
  await expect.poll(sent(id, 'viewSearch')).toHaveLength(1)
  const [seen] = (await receivedFrom(id))['viewSearch'] ?? []
  expect(seen).toMatchObject({ searchText: 'candle' })
  // Further products are seen by scrolling to them.
  await page.mouse.wheel(0, 1_500)
  await expect.poll(sent(id, 'viewSearch')).toHaveLength(2)

  await page.goto('/c/home-fragrance/three-wick-candles')
  await hydrated(page)
  await expect.poll(sent(id, 'viewCategory')).not.toHaveLength(0)
  const tile = tilesOf(page).nth(1)
  const productId = (await tile.getAttribute('data-tile')) ?? ''
  await tile.locator('h3 a').click()
  await expect(page).toHaveURL(new RegExp(`-${productId}$`))
  await expect
    .poll(sent(id, 'clickCategory'))
    .toEqual([{ category: { id: 'three-wick-candles' }, product: product(productId) }])
  await expect.poll(sent(id, 'viewProduct')).toEqual([{ product: product(productId) }])
  const { viewPage } = await receivedFrom(id)
  expect(viewPage?.[0]).toEqual({ currentLocation: `${SHOP}/search` })
})
