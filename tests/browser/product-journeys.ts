import { SHOP } from './ports.ts'
import { expect, type Page } from './shop.ts'
import { open } from './whole-page.ts'

const PRODUCT = '/p/juniper-dusk-3wick-candle-JW0801'

/** What loads the chunks of product pages, and what a shopper sees without them. */
export const productJourneys: Record<string, (page: Page) => Promise<unknown>> = {
  'picture-zoom': async (page) => {
    await open(page, PRODUCT)
    await expect(page.locator('#content .small a[aria-current]')).toHaveCount(1)
    // The link leads to the picture.
    await page.getByRole('link', { name: 'View larger picture' }).click()
    await expect(page).toHaveURL(/\/pictures\//)
    await page.goBack()
  },
  'product-late': async (page) => {
    await open(page, PRODUCT)
    await expect(page.locator('[data-arrival]')).toBeEmpty()
  },
  'viewed-row': async (page) => {
    await page.context().addCookies([{ name: 'privacy-choices', value: 'targeting', url: SHOP }])
    await open(page, PRODUCT)
    // The row that everybody sees stays.
    await expect(page.getByRole('heading', { name: 'You Might Also Like' })).toBeVisible()
  },
  'product-members': (page) => open(page, '/p/JWSET1'),
}
