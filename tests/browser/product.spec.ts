import { expect, hydrated, quiet, test } from './shop.ts'

const phone = { width: 390, height: 844 }

for (const [prefix, first, second, add] of [
  ['', '1 of 6', '2 of 6', 'Add to Bag'],
  ['/ca/fr-CA', '1 sur 6', '2 sur 6', 'Ajouter au sac'],
] as const) {
  test(`on a phone, pictures are counted and the next one shows, and the button to buy is in view (${first})`, async ({
    page,
  }) => {
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

    const button = page.getByRole('button', { name: add })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(button).toBeInViewport({ ratio: 1 })
    await page.locator('#content article summary').last().scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  })
}

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

test('that a product is for members stands once, on its page and in lists', async ({ page }) => {
  for (const [path, name] of [
    ['/product/FXMEMBER', 'Members Only'],
    ['/ca/fr-CA/product/FXMEMBER', 'Réservé aux membres'],
    ['/search?q=FXMEMBER', 'Members Only'],
  ]) {
    await page.goto(path ?? '')
    await quiet(page)
    const main = page.getByRole('main')
    await expect(main.getByAltText(name ?? ''), path).toHaveCount(1)
    await expect(main.getByText(new RegExp(`^${name}$`, 'i')), path).toHaveCount(0)
  }
})
