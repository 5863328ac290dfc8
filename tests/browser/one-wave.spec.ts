import { chunkAt, isChunkOf } from './built-chunks.ts'
import { stored } from './routes.ts'
import { expect, hydrated, SESSION_ADDRESS, test, type Page } from './shop.ts'

/**
 * Requests that follow once a page is shown: the session's ping, page views, the social proof of tiles, and the icon, which
 * some versions of Chromium ask for again at each address.
 */
const OF_THE_VIEW = [SESSION_ADDRESS, /\/api\/(listed-proof|page-views)/, /\/favicon\.svg/]

/**
 * Holds all responses to a step until the browser asks for nothing more.
 *
 * @returns what was asked for until then, and what only the responses led to, without pictures
 */
async function waves(page: Page, step: () => Promise<unknown>, shown: () => Promise<unknown>) {
  const gate = Promise.withResolvers<void>()
  const [first, later]: [string[], string[]] = [[], []]
  let asked = first
  await page.route(
    () => true,
    async (route) => {
      const { url, isOfView } = requestOf(route.request())
      if (!isOfView) asked.push(chunkAt(url) ?? new URL(url).pathname)
      await gate.promise
      await route.fallback()
    },
  )
  await step()
  await settled(first)
  asked = later
  gate.resolve()
  await shown()
  await settled(later, 0)
  return { first, later }
}

function requestOf(request: { url(): string; resourceType(): string }) {
  const url = request.url()
  const isOfView =
    request.resourceType() === 'image' || OF_THE_VIEW.some((address) => address.test(url))
  return { url, isOfView }
}

/** Waits until a list, of at least so many, no longer grows. */
async function settled(list: readonly string[], atLeast = 1) {
  let length = -1
  await expect
    .poll(
      () => {
        const isSame = list.length === length && length >= atLeast
        length = list.length
        return isSame
      },
      { intervals: [150] },
    )
    .toBe(true)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const follow = (page: Page, selector: string) =>
  page.locator(selector).first().dispatchEvent('click')

const STEPS = [
  { to: 'a category', from: '/', link: 'header a[href="/g/body-care"]', title: /Body Care/ },
  { to: 'a product', from: '/g/body-care', link: '#content li[data-tile] h3 a', title: /./ },
  {
    to: 'the bag',
    from: '/p/JW0801',
    link: 'header a[href="/cart"]',
    title: /bag/i,
    // The row below the bag loads when the browser is idle. The page that is left may still ask for what it shows late.
    idle: ['/api/product-row', '/api/availability', '/api/arrival', 'reviews'],
  },
  {
    to: 'the store locator',
    from: '/g/body-care',
    link: 'a[href="/store-locator"]:not([data-action])',
    title: /Store Locator/,
  },
]

for (const { to, from, link, title, idle = [] } of STEPS) {
  test(`a step to ${to} asks for all of it before anything has arrived`, async ({ page }) => {
    await page.goto(from)
    await hydrated(page)
    const before = await heading(page).innerText()
    await stored(page, (await page.locator(link).first().getAttribute('href')) ?? '')
    const { later } = await waves(
      page,
      () => follow(page, link),
      async () => {
        await expect(heading(page)).toHaveText(title)
        await expect(heading(page)).not.toHaveText(before)
      },
    )
    expect(later.filter((asked) => !idle.includes(asked))).toEqual([])
  })
}

test('the quick look asks for all of it at once, with at most eight requests', async ({ page }) => {
  await page.goto('/g/home-fragrance')
  await hydrated(page)
  const opener = '#content a.add[data-action="quickLook"]'
  await stored(page, (await page.locator(opener).first().getAttribute('href')) ?? '')
  // With tiles in view, the code of a product's page is loaded after the first act.
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const product = page.waitForResponse((answer) => isChunkOf('product')(new URL(answer.url())))
  await page.locator(opener).first().scrollIntoViewIfNeeded()
  await page.keyboard.press('Shift')
  await product
  await settled(requests)
  const { first, later } = await waves(
    page,
    () => follow(page, opener),
    () => expect(page.locator('dialog[open] h1')).toBeVisible(),
  )
  expect(later).toEqual([])
  expect(first.length, first.join()).toBeLessThanOrEqual(8)
})
