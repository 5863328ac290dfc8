import type { RouteKey } from '#shared/routes.ts'

type Parts = readonly (() => Promise<unknown>)[]

/** One chunk has all content modules, and one of them brings it with its stylesheets. */
const modules = () => import('../features/modules/banner.tsx')

const product: Parts = [
  () => import('./product/product-content.tsx'),
  () => import('../features/bag/buying-options.tsx'),
  // Its chunk has the days of arrival, too.
  () => import('./product/product-late.tsx'),
  () => import('../features/bag/auto-refresh.tsx'),
  () => import('../reviews/reviews.tsx'),
  modules,
]

/**
 * The code of what a page shows at once after a navigation, besides its own file. It is requested together with the page,
 * so that no file has to arrive before another one is known.
 */
export const pageParts: Partial<Record<RouteKey, Parts>> = {
  home: [modules],
  category: [modules],
  topCategory: [modules],
  childCategory: [modules],
  search: [modules],
  product,
  productById: product,
  cart: [() => import('./cart/bag-rows.tsx')],
}
