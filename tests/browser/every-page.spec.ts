import { LOCALES } from '#shared/site/site.ts'

import { expect, expectAccessible, hydrated, test } from './shop.ts'
import { PREFIX, visits } from './visits.ts'

for (const locale of LOCALES) {
  for (const [name, { path, status }] of Object.entries(visits)) {
    test(`${name} in ${locale}: whole, accessible and taken over without a word of complaint`, async ({
      page,
      troubles,
    }) => {
      const answer = await page.goto(PREFIX[locale] + path)
      expect(answer?.status()).toBe(status)
      await hydrated(page)

      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page).toHaveTitle(/.+ \| Juniper & Wick$/)
      await expectAccessible(page)
      // The browser reports a document that is answered with 404 as an error of its own.
      const own = troubles.filter((trouble) => !/status of 404/.test(trouble) || status !== 404)
      troubles.splice(0, troubles.length, ...own)
    })
  }
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of LOCALES) {
    for (const [name, { path, status }] of Object.entries(visits)) {
      test(`${name} in ${locale} shows its heading without script`, async ({ page, troubles }) => {
        const answer = await page.goto(PREFIX[locale] + path)
        expect(answer?.status()).toBe(status)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        troubles.splice(0)
      })
    }
  }
})
