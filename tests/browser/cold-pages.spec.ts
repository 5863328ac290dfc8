import { addToBag } from './bag.ts'
import { startColdShop } from './cold-shop.ts'
import { expect, test, type Page } from './shop.ts'
import { visits } from './visits.ts'

test.use({ runsScripts: false })

/** By isolate. An isolate takes seconds to start, so pages that share no lazy code share one. */
const COLD_PATHS = [
  ['/', '/login?step=email', '/cart'],
  ['/g/home-fragrance', '/registration', '/search?q=cedar'],
  ['/p/juniper-dusk-3wick-candle-JW0801', '/store-locator', '/customer-care'],
]

/** The style guide shows every module, and so asks for more than a page of the shop. */
const EVERY_PATH = Object.values(visits)
  .filter(({ path, needs, isOfCustomer }) => path !== '/style-guide' && !needs && !isOfCustomer)
  .map(({ path }) => [path])

const isolates = process.env.EVERY_PAGE ? [...EVERY_PATH, ...COLD_PATHS] : COLD_PATHS

/** A cold shop has no files. */
const documentsAlone = (page: Page) =>
  page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.fulfill({ body: '' }),
  )

const LATE_LINK = 'Load this part of the page'

/** Where React leaves room for a part that arrives later. */
const MISSING_PART = 'template[id^="B:"]:not(div[hidden] *)'

const inGroups = <Item>(items: readonly Item[], size: number): Item[][] =>
  items.length === 0 ? [] : [items.slice(0, size), ...inGroups(items.slice(size), size)]

const linesOf = async (page: Page) => (await page.locator('body').innerText()).split('\n')

test('the first page of an isolate is as complete as the next one without JavaScript', async ({
  page,
}) => {
  await documentsAlone(page)
  await addToBag(page, { productId: 'JW0801' })
  for (const group of inGroups(isolates, COLD_PATHS.length)) {
    const shop = await startColdShop({ isolates: group.length })
    const addresses = group.flatMap((paths, index) =>
      paths.map((path) => `${shop.origins[index]}${path}`),
    )
    for (const address of addresses) {
      await page.goto(address)
      const cold = await linesOf(page)
      const links = page.getByRole('link', { name: LATE_LINK })
      const missing = await page.locator(MISSING_PART).count()
      await expect(links, address).toHaveCount(missing)
      // On a slow machine data may be late, code never is.
      if (missing > 0) continue
      await page.goto(address)
      expect(cold, address).toEqual(await linesOf(page))
    }
    await shop.stop()
  }
})

/** Calls for parts that are not needed to find, choose or buy anything. */
const LATE = /\/services\/(?:reviews|recommendations|social-proof|ugc|videos)/

test('in place of a part that is late there is a link to the complete page without JavaScript', async ({
  page,
}) => {
  await documentsAlone(page)
  const gate = Promise.withResolvers<void>()
  const shop = await startColdShop({
    isolates: 1,
    whenAllowed: async ({ pathname }) => (LATE.test(pathname) ? gate.promise : null),
  })
  try {
    const address = `${shop.origins[0]}/p/juniper-dusk-3wick-candle-JW0801`
    await page.goto(address, { waitUntil: 'commit' })
    const link = page.getByRole('link', { name: LATE_LINK })
    await expect(link.first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    gate.resolve()
    await page.waitForLoadState()
    const reviews = page.locator('#reviews').getByRole('heading')
    await expect(reviews.first()).toBeHidden()
    await link.first().click()
    await expect(async () => {
      // On a slow machine the service may have been too late for the stored page, which is then made again.
      await page.goto(address)
      expect(await reviews.count()).toBeGreaterThan(0)
    }).toPass()
    await expect(reviews.first()).toBeVisible()
    await expect(link).toHaveCount(0)
    await expect(page.locator(MISSING_PART)).toHaveCount(0)
  } finally {
    gate.resolve()
    await shop.stop()
  }
})
