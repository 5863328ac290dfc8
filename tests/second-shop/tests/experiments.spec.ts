import { PRIVACY_CHOICES_PATH } from '#shared/consent/privacy.ts'

import { SHOP } from '../../browser/ports.ts'
import { expect, hydrated, test, type Page } from '../../browser/shop.ts'
import { expectSound } from '../../browser/sound-page.ts'

test.use({ isAsked: true })

const RAIN = 'Made for the rain'
const MAKERS = 'Two streets from the mill'

async function choose(page: Page, choice: 'all' | 'none') {
  await page.request.post(SHOP + PRIVACY_CHOICES_PATH, {
    form: { choice },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  })
}

const chosen = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'experiments')?.value

const giveVariant = (page: Page, name: string) =>
  page.context().addCookies([{ name: 'experiments', value: `home_banner-${name}`, url: SHOP }])

/** The variants that the tag manager knows of, in the data layer of the document. */
const reported = (page: Page) =>
  page.evaluate(() =>
    (globalThis.dataLayer ?? []).flatMap((entry) =>
      'event' in entry && entry.event === 'experience_impression' && 'exp_variant_string' in entry
        ? [entry.exp_variant_string]
        : [],
    ),
  )

const pageViews = (page: Page) =>
  page.evaluate(
    () =>
      (globalThis.dataLayer ?? []).filter(
        (entry) => 'event' in entry && entry.event === 'page_view',
      ).length,
  )

test('a visitor keeps a variant over documents and steps, and each view is reported once', async ({
  page,
}) => {
  await choose(page, 'all')
  await giveVariant(page, 'makers')
  const banner = page.getByRole('heading', { name: MAKERS })
  const variant = 'shop-home_banner-makers'

  await page.goto('/')
  await expect(banner).toBeVisible()
  await expect(page.getByText(RAIN)).toHaveCount(0)
  await expectSound(page)
  await expect.poll(() => reported(page)).toEqual([variant])

  await page.goto('/g/womens')
  await hydrated(page)
  await expect.poll(() => pageViews(page)).toBe(1)
  expect(await reported(page)).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'Quill & Selvedge' }).click()
  await expect(page).toHaveURL('/')
  await expect(banner).toBeVisible()
  await expectSound(page)
  await expect.poll(() => pageViews(page)).toBe(2)
  await expect.poll(() => reported(page)).toEqual([variant])
})

test('the variant is in French, too', async ({ page }) => {
  await choose(page, 'all')
  await giveVariant(page, 'makers')
  await page.goto('/ie/fr/')
  await expect(page.getByRole('heading', { name: 'À deux rues de la filature' })).toBeVisible()
  await expectSound(page)
})

test('the first document with consent gives a variant, and a withdrawal takes it back', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: RAIN })).toBeVisible()
  expect(await chosen(page)).toBeUndefined()
  await choose(page, 'all')
  await page.goto('/')
  const given = await chosen(page)
  expect(['home_banner-rain', 'home_banner-makers']).toContain(given)
  await expect.poll(() => reported(page)).toEqual([`shop-${given}`])
  await choose(page, 'none')
  expect(await chosen(page)).toBeUndefined()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: RAIN })).toBeVisible()
  expect(await chosen(page)).toBeUndefined()
})

test('a visitor who agrees on a page is counted from the next document on', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => pageViews(page)).toBe(1)
  expect(await reported(page)).toEqual([])
})
