import { checkOutTo } from './checkout.ts'
import { placeButton } from './checkout-steps.ts'
import { addToBag, quantityOf } from './bag.ts'
import { PHONE, widthsOfLargeText } from './large-text.ts'
import { expect, hydrated, test, type Locator, type Page } from './shop.ts'

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not visible`)
  return box
}

for (const prefix of ['', '/ca/fr-CA'] as const) {
  // `every-page.spec.ts` has the other pages.
  test(`text of twice the size fits the width of a phone, below ${prefix}/`, async ({ page }) => {
    await checkOutTo(page, 'review', { locale: prefix ? 'fr-CA' : 'en-US' })
    for (const path of ['/cart', '/checkout/shipping?edit=address']) {
      await page.setViewportSize({ width: PHONE, height: 844 })
      await page.goto(prefix + path)
      await hydrated(page)
      const widths = await widthsOfLargeText(page)
      expect(widths.page, path).toBe(PHONE)
      expect(widths.bag, path).toBeLessThanOrEqual(PHONE)
    }
  })
}

test('the search of a missing page is centered', async ({ page, forgive }) => {
  await page.setViewportSize({ width: 899, height: 400 })
  await page.goto('/no/such-page')
  const search = await boxOf(page, '#content search')
  expect(Math.abs(search.x + search.width / 2 - 899 / 2)).toBeLessThan(2)
  forgive(/status of 404/)
})

test('the pins of a scene are on its products at every width, and its list has room', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('.spots a[data-action="quickLook"]').first()).toBeAttached()
  for (const width of [390, 768, 900, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const { off, narrowest } = await page.evaluate(() => {
      const picture = document.querySelector('.picture:has(+ .words .spots)')
      const { left = 0, top = 0, width = 0, height = 0 } = picture?.getBoundingClientRect() ?? {}
      const offOf = (pin: Element) => {
        const box = pin.getBoundingClientRect()
        const place = (name: string) => Number(getComputedStyle(pin).getPropertyValue(name)) / 100
        return Math.max(
          Math.abs(box.left + box.width / 2 - left - place('--spot-x') * width),
          Math.abs(box.top + box.height / 2 - top - place('--spot-y') * height),
        )
      }
      const visible = [...document.querySelectorAll('.spots a')].filter((a) => a.clientHeight > 0)
      return {
        off: Math.max(...visible.flatMap((a) => [...a.querySelectorAll('.pin')].map(offOf))),
        narrowest: Math.min(...visible.map((a) => a.clientWidth)),
      }
    })
    expect(off, `${width}`).toBeLessThan(2)
    expect(narrowest, `${width}`).toBeGreaterThan(280)
  }
})

test('the French order button has one line beside the order, and help is in a landmark', async ({
  page,
}) => {
  await checkOutTo(page, 'review', { locale: 'fr-CA', quantity: 3 })
  await page.setViewportSize({ width: 900, height: 900 })
  await page.goto('/ca/fr-CA/checkout/review')
  await hydrated(page)
  const { height } = (await placeButton(page).boundingBox()) ?? { height: 0 }
  expect(height).toBeLessThan(50)
  const help = page.getByRole('complementary', { name: 'Nous sommes là pour vous aider!' })
  await expect(help.getByRole('link')).toBeVisible()
})

test('a note about the purchase limit moves nothing', async ({ page }) => {
  await page.goto('/p/FXLIMIT3')
  await hydrated(page)
  const below = '#content details'
  const before = await boxOf(page, below)
  await quantityOf(page).fill('7')
  await expect(page.getByText('Sorry! Limit 3 Per Order').first()).toBeVisible()
  expect(await boxOf(page, below)).toEqual(before)
})

test('a rejected coupon, gift card or postal code moves nothing', async ({ page, forgive }) => {
  const topOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((each) => Math.round(each.getBoundingClientRect().top + scrollY))
  await addToBag(page, { productId: 'JW0801' })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    for (const [path, field, below, problem] of [
      ['/cart', '#coupon-code', '#content dl', 'We don’t know this code'],
      ['/giftcards/balance', '#cardNumber', '#content form button', 'We can’t find a card'],
      ['/store-locator', '#store-code', '#content form button', 'valid U.S. ZIP code'],
    ] as const) {
      await page.goto(path)
      await hydrated(page)
      const before = await topOf(below)
      await page.locator(field).fill('NOSUCHCODE000000')
      await page.locator(field).press('Enter')
      await expect(page.locator('#content .error', { hasText: problem })).toBeVisible()
      await hydrated(page)
      expect(await topOf(below), `${path} ${width}`).toBe(before)
    }
  }
  forgive(/status of 4\d\d|was preloaded/)
})

test('forced colors underline only the open menu', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  await hydrated(page)
  const tabs = page.locator('header nav summary:visible')
  expect(await underlined(tabs)).toEqual([])
  await tabs.first().click()
  await expect.poll(() => underlined(tabs)).toEqual([0])
})

/** Which of the elements have a line along their lower edge that is drawn in another color than what is above it. */
async function underlined(elements: Locator) {
  const shown = await Promise.all((await elements.all()).map((element) => element.screenshot()))
  const lines = await Promise.all(shown.map((png) => hasLine(elements.page(), png)))
  return [...lines.keys()].filter((index) => lines[index])
}

/** Compares the lowest rows of a screenshot with its uppermost one, in the middle. */
async function hasLine(page: Page, png: Buffer) {
  const rows = await pixelsOf(page, png)
  const middle = rows.map((row) => row[Math.floor(row.length / 2)])
  return [1, 2, 3].some((row) => middle.at(-row) !== middle[0])
}

test('a 1 among figures of equal width stands on no slab', async ({ page }) => {
  await page.goto('/cart')
  await hydrated(page)
  const widths = await page.evaluate(() =>
    ['1', '0'].map((figure) => {
      const shown = document.body.appendChild(document.createElement('output'))
      shown.textContent = figure
      shown.id = `figure-${figure}`
      shown.style.cssText =
        'position: fixed; inset: 0 auto auto 0; font: 600 200px/1 "Instrument Sans"; font-variant-numeric: tabular-nums; background: white; color: black; z-index: 999'
      return shown.getBoundingClientRect().width
    }),
  )
  expect(widths[0]).toBe(widths[1])
  await page.locator('#figure-0').evaluate((zero) => zero.remove())
  const [middle = 0, foot = 0] = await inkOf(page, await page.locator('#figure-1').screenshot())
  expect(foot).toBeGreaterThan(0)
  expect(foot).toBeLessThan(middle * 1.1)
})

/** Counts the dark pixels in two rows of a screenshot: the middle one and the lowest one with any. */
async function inkOf(page: Page, png: Buffer) {
  const rows = await pixelsOf(page, png)
  const dark = rows.map((row) => row.filter((pixel) => (pixel & 0xff) < 128).length)
  return [dark[Math.floor(dark.length / 2)] ?? 0, dark.findLast((count) => count > 0) ?? 0]
}

/** The rows of a screenshot, each pixel as the 32 bits of its color, red lowest. The page decodes the screenshot. */
const pixelsOf = (page: Page, png: Buffer) =>
  page.evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([Uint8Array.from(bytes)]))
      const { width, height } = picture
      const canvas = new OffscreenCanvas(width, height).getContext('2d')
      if (!canvas) throw new Error('no canvas')
      canvas.drawImage(picture, 0, 0)
      const pixels = new Uint32Array(canvas.getImageData(0, 0, width, height).data.buffer)
      return Array.from({ length: height }, (_, row) => [
        ...pixels.subarray(row * width, (row + 1) * width),
      ])
    },
    [...png],
  )
