import { globSync } from 'node:fs'
import { resolve } from 'node:path'

import { MAX_FILES, MAX_PAGES, MAX_PICTURES } from '#client/service-worker/cache-limits.ts'
import { STORAGE } from '#shared/browser-storage.ts'
import { SEEDED_PASSWORD } from '#tests/support/seeded-customers.ts'

import { bundled } from '../../scripts/build/service-worker-plugin.ts'
import { actionsOf } from './bag.ts'
import { test } from './mapped-shop.ts'
import { expect, hydrated, markDocument, quiet, tilesOf, type Page } from './shop.ts'
import { storedIn } from './stored-pages.ts'
import { expectWhole, LOST, open } from './whole-page.ts'

const PRODUCT = '/p/juniper-dusk-3wick-candle-JW0801'
const ROOT = resolve(import.meta.dirname, '../..')
const LISTING = '/c/hand-care/hand-soaps'

/** What is waited for takes less than a second (ms). */
const FAST = { intervals: [50] }

const notice = (page: Page) => page.locator('#offline')
const keyOf = (page: Page) => page.locator('input[name="idempotencyKey"]').first().inputValue()

test('pages visited before are readable offline and say when they are from; others can be retried', async ({
  page,
  shop,
  forgive,
}) => {
  await open(page, LISTING)
  await expect.poll(() => storedIn(page), FAST).toEqual([LISTING])
  const product = tilesOf(page).first().locator('h3 a')
  const name = await product.innerText()
  await product.click()
  await expect(page).toHaveURL(/\/p\//)
  await expect.poll(() => storedIn(page), FAST).toHaveLength(2)
  await page.goto('/cart')
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
  // With a network but without the shop, the page has tried again by itself.
  const retried = page.waitForEvent('load')
  await shop.connect()
  await retried
  await shop.mend()
  await page.getByRole('button', { name: 'Réessayer la connexion' }).click()
  await expect(page).toHaveURL('/ca/fr-CA/g/gifts')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/hors ligne/)
  await expectWhole(page)
  forgive(LOST)
})

const PERSONAL = [
  '/cart',
  '/checkout/shipping',
  '/my-account',
  '/my-account/order-history',
  '/loyalty-rewards/join',
]

test('offline, personal pages show the offline page of the shop, public ones beside them are readable, and forms are untouched', async ({
  page,
  shop,
  forgive,
}) => {
  await open(page, '/loyalty-rewards')
  await expect.poll(() => storedIn(page), FAST).toEqual(['/loyalty-rewards'])
  expect(await post(page, '/account/sign-in', CUSTOMER)).toBe(200)
  expect(await post(page, '/bag/items', { productId: 'JW0801', quantity: 1 })).toBe(200)
  for (const path of PERSONAL) {
    const answer = await page.goto(path)
    await expect(page).toHaveURL(path)
    expect(answer?.headers()['cache-control']).toMatch(/no-store/)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy.includes("'strict-dynamic'"), path).toBe(!path.startsWith('/checkout'))
  }
  const pages = (await storedIn(page, /./)).filter(
    (address) => !/^\/(assets|pictures)\//.test(address),
  )
  expect(pages).not.toContainEqual(expect.stringMatching(/cart|checkout|my-|join/))

  for (const [kind, names] of Object.entries(await namesIn(page))) {
    const known = DECLARED.filter((declared) => declared.kind === kind)
    expect(
      names.filter((name) => !known.some(({ matches }) => matches(name))),
      kind,
    ).toEqual([])
  }

  // A part that is lost on its way would load the page again.
  await quiet(page)
  await shop.cut()
  const heading = page.getByRole('heading', { level: 1 })
  await page.reload()
  await expect(heading).toHaveText('You are currently offline')
  for (const path of PERSONAL) {
    await page.goto(path)
    await expect(page).toHaveURL(path)
    await expect(heading).toHaveText('You are currently offline')
  }
  await page.goto('/loyalty-rewards')
  await expect(notice(page)).toContainText('You’re offline')

  await shop.mend()
  await open(page, '/my-account')
  await expect(page).toHaveURL('/my-account')
  const sent = page.waitForResponse((response) => response.request().method() === 'POST')
  await page
    .locator('form[action$="/login/sign-out"]')
    .first()
    .evaluate((form: HTMLFormElement) => form.submit())
  expect((await sent).status()).toBe(303)
  expect((await page.context().cookies()).filter(({ name }) => name.endsWith('session'))).toEqual(
    [],
  )
  forgive(LOST)
})

const DECLARED = Object.values(STORAGE).map(({ kind, name }) => {
  const [start = ''] = name.split('{')
  return { kind, matches: (key: string) => (start === name ? key === name : key.startsWith(start)) }
})

/** The names in every kind of storage of the browser. */
const namesIn = (page: Page) =>
  page.evaluate(async () => ({
    'session storage': Object.keys(sessionStorage),
    'local storage': Object.keys(localStorage),
    'cache storage': await caches.keys(),
    IndexedDB: (await indexedDB.databases()).map(({ name }) => name ?? ''),
  }))

const CUSTOMER = { email: 'list40@shoppers.example', password: SEEDED_PASSWORD }

/** The status of an action, sent as the shop’s own code sends it. */
const post = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([address, text]) => {
      const headers = {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      }
      return (await fetch(address, { method: 'POST', headers, body: text })).status
    },
    [`/api${path}?site=us&locale=en-US`, JSON.stringify(body)] as const,
  )

test('each store of the service worker has room for every file of a build', () => {
  const files = globSync('{assets,fonts,static}/**/*.*', { cwd: resolve(ROOT, 'dist/client') })
  expect(files.length).toBeGreaterThan(50)
  expect(Math.min(MAX_PAGES, MAX_PICTURES)).toBeGreaterThanOrEqual(files.length)
  expect(MAX_FILES).toBeGreaterThanOrEqual(2 * files.length)
})

test('a product added offline waits through a reload, and is added once back online', async ({
  page,
  shop,
  forgive,
}) => {
  await open(page, PRODUCT)
  await expect.poll(() => storedIn(page), FAST).toEqual([PRODUCT])
  await shop.cut()
  await page.getByRole('button', { name: 'Add to Bag' }).click()
  await expect(page.getByText('Your changes wait in this tab').first()).toBeAttached()
  await page.reload()
  await hydrated(page)
  await expect(notice(page)).toContainText('You’re offline')
  const actions = actionsOf(page)
  await shop.mend()
  await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible()
  await expect(notice(page)).toHaveText(/^This page is from .* Show the current page$/)
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible()
  await expect(notice(page)).toBeHidden()
  expect(actions).toEqual(['POST'])
  forgive(LOST)
})

test('a new deploy drops the pages of the old one, without a reload or a lost word', async ({
  page,
  shop,
}) => {
  await open(page, LISTING)
  await expect.poll(() => storedIn(page), FAST).toEqual([LISTING])
  const names = () =>
    page.evaluate(async () => (await caches.keys()).filter((key) => key.startsWith('pages')))
  const [before = ''] = await names()
  const isSameDocument = await markDocument(page)
  const field = page.locator('footer input[name="email"]')
  await field.fill('ana@example')

  shop.deploy((code) => code.replaceAll(before.replace('pages-', ''), 'the-next-one'))
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect.poll(names, FAST).toEqual(['pages-the-next-one'])
  // The open page is stored again, by the new version.
  await expect.poll(() => storedIn(page), FAST).toEqual([LISTING])
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
  await expect.poll(left, FAST).toEqual([])
})
