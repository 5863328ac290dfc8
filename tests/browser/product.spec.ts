import { COOKIES } from '#shared/browser-storage.ts'

import { movedParts, watchShifts } from './layout-shifts.ts'
import { expect, expectAccessible, hydrated, quiet, test } from './shop.ts'

const phone = { width: 390, height: 844 }

for (const [prefix, first, second] of [
  ['', '1 of 6', '2 of 6'],
  ['/ca/fr-CA', '1 sur 6', '2 sur 6'],
] as const) {
  test(`on a phone, pictures are counted and the next one shows (${first})`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(`${prefix}/p/JW0801`)
    await hydrated(page)
    const pictures = page.locator('#content article ul[tabindex] img')
    await expect(pictures).toHaveCount(6)
    const next = await pictures.nth(1).boundingBox()
    expect(next?.x).toBeLessThan(phone.width - 20)
    await expect(page.getByText(first)).toBeInViewport()
    await pictures.nth(1).evaluate((picture) => picture.scrollIntoView({ inline: 'start' }))
    await expect(page.getByText(second)).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  })
}

for (const [prefix, add] of [
  ['', 'Add to Bag'],
  ['/ca/fr-CA', 'Ajouter au sac'],
] as const) {
  test.describe(`on a phone (${add})`, () => {
    test.use({ viewport: phone, hasTouch: true })

    test('the first screen shows name and price, and a bar sells while the button is out of view', async ({
      page,
    }) => {
      await watchShifts(page)
      for (const id of ['JW0801', 'FXFULL']) {
        await page.goto(`${prefix}/p/${id}`)
        await hydrated(page)
        const main = await page.locator('#content').boundingBox()
        for (const part of ['h1', '.prices .price']) {
          const box = await page.locator(`#content article ${part}`).first().boundingBox()
          // The header takes at most 150 px of the screen, and the bar what is below.
          expect(bottomOf(box) - (main?.y ?? 0), `${id} ${part}`).toBeLessThanOrEqual(694 - BAR)
        }
      }
      const bar = page.locator('[data-buy-bar]')
      const button = page.locator('#content [data-buys]')
      await expect(bar).toContainText(/(Juniper Dusk|Crépuscule de genévrier).*\d/)
      await expect(bar.locator('img')).toBeVisible()
      const inBar = bar.getByRole('button', { name: add })
      await expect(inBar).toBeInViewport({ ratio: 1 })
      expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(BAR)

      await button.scrollIntoViewIfNeeded()
      await button.evaluate((each) => each.scrollIntoView({ block: 'center' }))
      await expect(bar).toHaveCount(0)
      await page.locator('#content [name="quantity"]').fill('3')
      await page.locator('#content article summary').last().scrollIntoViewIfNeeded()
      await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded()
      await expect(inBar).toBeInViewport({ ratio: 1 })
      await expect(bar).toContainText('× 3')
      await expectAccessible(page)

      // At the end of the page the bar covers none of the footer, and no focus hides behind it.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const top = Number((await bar.boundingBox())?.y)
      const footer = await page.locator('footer').last().boundingBox()
      expect(Math.floor(bottomOf(footer))).toBeLessThanOrEqual(top)
      expect(await movedParts(page)).toEqual([])

      await page.evaluate(() => scrollTo(0, 0))
      await page.locator('#content .zoom').focus()
      for (let presses = 0; presses < 25; presses += 1) {
        await page.keyboard.press('Tab')
        const { covers, focused } = await page.evaluate(behindBar)
        expect(covers, focused).toBe(false)
      }
      await page.evaluate(() => scrollTo(0, 0))
      await inBar.click()
      await expect(page.getByRole('dialog').first()).toContainText('3')
    })
  })
}

/** The most that the bar takes of the screen. */
const BAR = 70

const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : NaN)

/** Whether the bar covers what has the focus. */
function behindBar() {
  const { activeElement } = document
  const bar = document.querySelector('[data-buy-bar]')
  const focused = activeElement?.getBoundingClientRect()
  if (!bar || !focused || bar.contains(activeElement)) return { covers: false, focused: '' }
  // A film may be taller than the screen.
  const { top } = bar.getBoundingClientRect()
  const covers = focused.height > 0 && Math.min(focused.bottom, focused.top + 200) > top + 1
  return { covers, focused: activeElement?.outerHTML.slice(0, 120) ?? '' }
}

for (const width of [390, 900]) {
  test(`nothing moves by itself on a product with every part, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await watchShifts(page)
    for (const id of ['FXFULL', 'FXVIDEO']) {
      await page.goto(`/p/${id}`)
      await hydrated(page)
      await quiet(page)
      const film = page.locator('video')
      await film.scrollIntoViewIfNeeded()
      const time = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
      // The first text has given way to the second one.
      await expect.poll(time).toBeGreaterThan(3.5)
      await page.locator('footer').last().scrollIntoViewIfNeeded()
      await quiet(page)
      expect(await movedParts(page), id).toEqual([])
    }
  })
}

test('the parts of a product keep their distance, and the way to it reads without slashes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/p/FXFULL')
  await hydrated(page)
  const boxOf = async (part: string) => page.locator(`#content ${part}`).first().boundingBox()
  const gap = async (above: string, below: string) =>
    Number((await boxOf(below))?.y) - bottomOf(await boxOf(above))
  expect(await gap('nav + div > div', 'article')).toBeGreaterThanOrEqual(16)
  expect(await gap('a[href$="#reviews"]', 'article p:has-text("distant smoke")')).toBeGreaterThan(8)
  const separators = page.locator('#content nav li + li')
  for (const each of await separators.all()) {
    const text = await each.evaluate((item) => getComputedStyle(item, '::before').content)
    expect(text).toBe('""')
  }
})

test('the box about pickup says something without a store, and during an outage', async ({
  page,
  forgive,
}) => {
  forgive(/503/)
  const box = page.locator('fieldset .where')
  await watchShifts(page)
  await page.goto('/p/JW0801')
  await hydrated(page)
  await expect(box).toContainText('Free, usually ready within 24 hours')
  await page.route(/\/api\/availability/, (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
  )
  await page.goto('/p/FXONESTORE')
  await hydrated(page)
  await quiet(page)
  await expect(box).toContainText('Free, usually ready within 24 hours')
})

test('without JavaScript, a phone has the form alone, and it sells', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone })
  const page = await context.newPage()
  await page.goto('/p/JW0801')
  await expect(page.locator('[data-buy-bar]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Add to Bag' }).click()
  await expect(page).toHaveURL(/\/cart/)
  await context.close()
})

test('the bar of a phone follows the choice, what is sold out and what is for members', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  const bar = page.locator('[data-buy-bar]')
  await page.goto('/p/FXMASTER?color=chalk&size=large')
  await hydrated(page)
  await expect(bar).toContainText('$24.95')
  await page.getByRole('group', { name: 'Size' }).getByRole('link', { name: 'Small' }).click()
  await expect(page).toHaveURL(/size=travel/)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(bar).toContainText('$14.95')
  await expect(bar.locator('img')).toHaveAttribute('src', /size=travel.*color=chalk/)

  await page.goto('/p/FXSOLD')
  await hydrated(page)
  await expect(bar.getByRole('button', { name: 'Sold Out' })).toBeDisabled()

  await page.goto('/p/FXMEMBER')
  await hydrated(page)
  await bar.getByRole('button', { name: 'Sign in to buy' }).click()
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible()
})

test('neither the question about cookies nor a toast covers the bar of a phone', async ({
  page,
}) => {
  await page.context().clearCookies({ name: COOKIES.consent.name })
  await page.setViewportSize(phone)
  await watchShifts(page)
  await page.goto('/p/FXMASTER?color=chalk')
  await hydrated(page)
  const bar = page.locator('[data-buy-bar]')
  const question = page.getByRole('region', { name: /cookies/i })
  await expect(question).toBeVisible()
  const add = bar.getByRole('button', { name: 'Add to Bag' })
  const gap = async () =>
    Number((await question.boundingBox())?.y) - bottomOf(await bar.boundingBox())
  await expect.poll(async () => Math.floor(await gap())).toBe(0)
  expect(await movedParts(page)).toEqual([])
  await question.getByRole('button').first().click()
  await expect(question).toBeHidden()
  await expect.poll(async () => bottomOf(await bar.boundingBox())).toBe(phone.height)
  await add.click()
  await expect(page.getByRole('group', { name: 'Size' })).toBeFocused()
})

test('the size under the name and the price are those of the chosen variant', async ({ page }) => {
  await page.goto('/p/FXMASTER')
  await hydrated(page)
  const names = page.locator('#content .names')
  const choose = async (group: string, name: string) => {
    const choice = page.getByRole('group', { name: group }).getByRole('link', { name })
    await choice.click()
    await expect(choice).toHaveAttribute('aria-current', 'true')
    await expect(choice.locator('img')).toBeVisible()
  }
  await expect(names).not.toContainText(/Small|Medium|Large/)
  await choose('Color', 'Chalk')
  for (const [size, price] of [
    ['Large', '$24.95'],
    ['Small', '$14.95'],
  ] as const) {
    await choose('Size', size)
    await expect(names).toContainText(size)
    await expect(page.locator('#content article').getByText(price).first()).toBeVisible()
  }
})
