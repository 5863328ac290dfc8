import { openBagWith } from './bag.ts'
import { expect, hydrated, type Page } from './shop.ts'
import { open } from './whole-page.ts'

/**
 * Chunks that their journeys do not ask for: the edge renders what is seen of them, or leads visitors who are not signed in
 * elsewhere. Whether something is missing without their code is not tested.
 */
export const STANDS_WITHOUT: ReadonlySet<string> = new Set(
  `new-password-page passkey-sign-in how-rewards-work-page points-history-page scent-scription-page wallet-page
  load-if-customer not-member wallet order-page orders-page activation-page join-rewards-page hearts wish-list
  checkout-page error-page product-page guide not-found-page quick-look consent privacy-choices-page
  state-names`.split(/\s+/),
)

/** Follows a link on the client, from a page that does not load the code of the next one. */
export async function follow(page: Page, from: string, to: string) {
  await open(page, from)
  await page.evaluate((address) => location.assign(address), to)
  await expect(page).toHaveURL(to)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
}

export const toBag = (page: Page) => follow(page, '/', '/cart')
export const toHome = (page: Page) => follow(page, '/cart', '/')
export const toMyAccount = (page: Page) => follow(page, '/', '/my-account')
export const toRegistration = (page: Page) => follow(page, '/', '/registration')

/** The shell is rendered in the browser, in English. */
export async function withoutMessages(page: Page) {
  await page.route('**/translations/**', (route) => route.abort())
  await page.goto('/')
}

/** Opens a page as the native app does. */
export async function toNativeApp(page: Page) {
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) JuniperWickApp/7.2'
  await page.setExtraHTTPHeaders({ 'user-agent': agent })
  await page.addInitScript((userAgent) => {
    Object.defineProperty(navigator, 'userAgent', { get: () => userAgent })
  }, agent)
  await page.goto('/customer-care')
  await hydrated(page)
  await expect(page.locator('#app main')).toContainText(/\w/)
  // The app has a header of its own.
  await page.setExtraHTTPHeaders({})
  await page.goto('/customer-care')
}

/** Opens the address of the checkout as with the service that suggests streets, which is not there locally. */
export async function toStreets(page: Page) {
  await openBagWith(page, [{ productId: 'JW0801' }])
  await page.route('/checkout/shipping', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace('"openStep":', '"suggestsStreets":true,"openStep":')
    await route.fulfill({ response, body })
  })
  await open(page, '/checkout/shipping')
  await page.locator('#address1').fill('12 Mill')
}
