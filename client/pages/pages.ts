import type { RouteKey } from '#shared/routes.ts'

import type * as contentPages from './content/content-page.tsx'
import type { Page } from './page.ts'

export interface LazyPage {
  /** The chunk's name in the build, for preloading it from the document. */
  chunk: string
  load(): Promise<Page>
}

const lazy = (chunk: string, load: () => Promise<Page>): LazyPage => ({ chunk, load })

const category = lazy('category/category-page', async () => {
  const { categoryPage } = await import('./category/category-page.tsx')
  return categoryPage
})
const product = lazy('product/product-page', async () => {
  const { productPage } = await import('./product/product-page.tsx')
  return productPage
})
const content = (load: (pages: typeof contentPages) => Page) =>
  lazy('content/content-page', async () => load(await import('./content/content-page.tsx')))

/** Every page of the route table, each in its own chunk. */
export const pages: Record<RouteKey, LazyPage> = {
  home: lazy('home/home-page', async () => (await import('./home/home-page.tsx')).homePage),
  category,
  topCategory: category,
  childCategory: category,
  search: lazy(
    'search/search-page',
    async () => (await import('./search/search-page.tsx')).searchPage,
  ),
  product,
  productById: product,
  customerCare: content((pages) => pages.customerCarePage),
  privacyAndSecurity: content((pages) => pages.privacyAndSecurityPage),
  statesPrivacyRights: content((pages) => pages.statesPrivacyRightsPage),
  cart: lazy('cart/cart-page', async () => (await import('./cart/cart-page.tsx')).cartPage),
  checkout: lazy(
    'checkout/checkout-page',
    async () => (await import('./checkout/checkout-page.tsx')).checkoutPage,
  ),
  checkoutShipping: lazy(
    'checkout/shipping-page',
    async () => (await import('./checkout/shipping-page.tsx')).shippingPage,
  ),
  checkoutBilling: lazy(
    'checkout/billing-page',
    async () => (await import('./checkout/billing-page.tsx')).billingPage,
  ),
  checkoutReview: lazy(
    'checkout/review-page',
    async () => (await import('./checkout/review-page.tsx')).reviewPage,
  ),
  checkoutConfirmation: lazy(
    'checkout/confirmation-page',
    async () => (await import('./checkout/confirmation-page.tsx')).confirmationPage,
  ),
  styleGuide: lazy(
    'style-guide/style-guide-page',
    async () => (await import('./style-guide/style-guide-page.tsx')).styleGuidePage,
  ),
}

/** Pages without a URL of their own. */
export const notFoundPage = lazy(
  'not-found/not-found-page',
  async () => (await import('./not-found/not-found-page.tsx')).notFoundPage,
)
export const errorPage = lazy(
  'error/error-page',
  async () => (await import('./error/error-page.tsx')).errorPage,
)
