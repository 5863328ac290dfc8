import { resolve } from 'node:path'

import { bundled } from '../../scripts/build/service-worker-plugin.ts'
import { test } from './mapped-shop.ts'
import {
  expect,
  expectAccessible,
  holdBack,
  hydrated,
  markDocument,
  tilesOf,
  type Page,
} from './shop.ts'
import { expectWhole, LOST, open } from './whole-page.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const LISTING = '/c/hand-care/hand-soaps'

/** The addresses that the service worker has stored. */
const storedIn = (page: Page, name = /^pages-/) =>
  page.evaluate(async (pattern) => {
    const names = (await caches.keys()).filter((key) => new RegExp(pattern).test(key))
    const caught = await Promise.all(names.map(async (key) => (await caches.open(key)).keys()))
    return caught.flat().map(({ url }) => new URL(url).pathname + new URL(url).search)
  }, name.source)

const notice = (page: Page) => page.locator('#offline')
const keyOf = (page: Page) => page.locator('input[name="idempotencyKey"]').first().inputValue()

test('pages visited before are readable offline and say when they are from; others can be retried', async ({
  page,
  shop,
  forgive,
}) => {
  await open(page, LISTING)
  await expect.poll(() => storedIn(page)).toEqual([LISTING])
  const product = tilesOf(page).first().locator('h3 a')
  const name = await product.innerText()
  await product.click()
  await expect(page).toHaveURL(/\/p\//)
  await expect.poll(() => storedIn(page)).toHaveLength(2)
  await page.goto('/cart')
  await page.goto('/login')
  await open(page, `${LISTING}?utm_source=letter`)
  const key = await keyOf(page)

  await shop.cut()
  await page.goto(LISTING)
  await hydrated(page)
  await expectWhole(page)
  await expect(notice(page)).toHaveText(/^You’re offline\. This page is from \w+ \d+, \d{4}, /)
  const price = tilesOf(page).first().locator('.price')
  const after = await price.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(after).toMatch(/^"as of \w+ \d+, \d{4}"$/)
  expect(await keyOf(page)).not.toBe(key)
  expect(await keyOf(page)).toMatch(/^[\w-]{22,}$/)

  await tilesOf(page).first().locator('h3 a').click()
  await expect(page).toHaveURL(/\/p\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(',')[0] ?? '')
  await hydrated(page)

  await page.goto('/ca/fr-CA/g/gifts')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Vous êtes actuellement hors ligne',
  )
  const stored = await storedIn(page, /./)
  expect(stored.filter((address) => /^\/(cart|login|checkout|api)/.test(address))).toEqual([])
  await shop.mend()
  // Back online, the page would also try again by itself.
  await expect(page).toHaveURL('/ca/fr-CA/g/gifts')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/hors ligne/)
  await expectWhole(page)
  forgive(LOST)
})

test('a new deploy drops the pages of the old one, without a reload or a lost word', async ({
  page,
  shop,
}) => {
  await open(page, LISTING)
  await expect.poll(() => storedIn(page)).toEqual([LISTING])
  const names = () =>
    page.evaluate(async () => (await caches.keys()).filter((key) => /^pages/.test(key)))
  const [before = ''] = await names()
  const isSameDocument = await markDocument(page)
  const field = page.locator('footer input[name="email"]')
  await field.fill('ana@example')

  shop.deploy((code) => code.replaceAll(before.replace('pages-', ''), 'the-next-one'))
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect.poll(names).toEqual(['pages-the-next-one'])
  // The open page is stored again, by the new version.
  await expect.poll(() => storedIn(page)).toEqual([LISTING])
  expect(await isSameDocument()).toBe(true)
  await expect(field).toHaveValue('ana@example')

  const removing = await bundled(ROOT, 'client/service-worker/unregister.ts')
  shop.deploy(() => removing)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()),
    ])
  await expect.poll(left).toEqual([])
})

/** The code of a page is gone, as after a deploy. */
const loseCode = (page: Page, name: string) =>
  page.route(new RegExp(`/assets/${name}-[\\w-]{8}\\.js`), (route) =>
    route.fulfill({ status: 404 }),
  )

for (const isTyped of [false, true]) {
  test(`a page whose code is gone after a deploy ${isTyped ? 'loses nothing that was typed' : 'is loaded once, as a document'}`, async ({
    page,
    shop: _,
    forgive,
  }) => {
    await loseCode(page, 'product-page')
    await open(page, LISTING)
    const field = page.locator('footer input[name="email"]')
    if (isTyped) await field.fill('ana@example')
    const isSameDocument = await markDocument(page)
    let documents = 0
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())))
    await tilesOf(page).first().locator('h3 a').click()
    await expect(page).toHaveURL(/\/p\//)
    const heading = page.getByRole('heading', { level: 1 })
    if (isTyped) {
      await expect(heading).toHaveText('You are currently offline')
      await expectAccessible(page)
      expect(await isSameDocument()).toBe(true)
      expect(documents).toBe(0)
      await page.getByRole('button', { name: 'Retry Connection' }).click()
    }
    await expect(page.getByRole('button', { name: 'Add to Bag' })).toBeVisible()
    await expect(field).toHaveValue(isTyped ? 'ana@example' : '')
    expect(documents).toBe(1)
    forgive(LOST)
    forgive(/status of 404/)
  })
}

test('code that takes longer than 120 s shows the offline view', async ({ page, shop: _ }) => {
  await page.clock.install()
  await open(page, LISTING)
  const held = await holdBack(page, /\/assets\/product-page-/)
  await tilesOf(page).first().locator('h3 a').click()
  await expect(page).toHaveURL(/\/p\//)
  await page.clock.fastForward(119_000)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are currently offline')
  await page.clock.fastForward(2_000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are currently offline')
  held.release()
})
