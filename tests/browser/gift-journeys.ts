import { addGifts, addToBag } from './bag.ts'
import { checkOutTo } from './checkout.ts'
import { expect, type Page } from './shop.ts'
import { open } from './whole-page.ts'

/** What loads the chunks of gift cards, and what a shopper sees without them. */
export const giftJourneys: Record<string, (page: Page) => Promise<unknown>> = {
  'gift-card-decision': async (page) => {
    await open(page, '/p/JWGC1')
    // A copy of the form replaces it once its code is lost.
    await expect(page.locator('#gift-card > div:not([class]) form')).toBeVisible()
    // The form is submitted as a document.
    await page.getByRole('button', { name: 'Add to Bag' }).click()
    await expect(page.getByText('Oops! Please choose an amount.')).toBeVisible()
  },
  'gift-certificates': async (page) => {
    await addToBag(page, { productId: 'JW0801' })
    await addGifts(page, ['Leo'])
    await page.goto('/cart')
    await expect(page.locator('#content')).toContainText('1 gift card')
  },
  'gift-message-form': async (page) => {
    await checkOutTo(page, 'method')
    await page.goto('/checkout/shipping')
    // The order needs no message.
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page).toHaveURL('/checkout/billing')
  },
}
