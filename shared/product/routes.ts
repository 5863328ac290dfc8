import * as features from '#shop/features.ts'

import { route } from '../http/define-route.ts'
import { VARIATION_ATTRIBUTES } from '../listing/page-parameters.ts'

const OF_REVIEWS = ['reviewsPage', 'reviewsSort', 'reviewsStars'] as const

const product = {
  pageType: 'product',
  audience: 'public',
  query: [...VARIATION_ATTRIBUTES, ...(features.reviews ? OF_REVIEWS : [])],
} as const

export const productRoutes = {
  product: route('/p/:slugAndId', { ...product, sitemap: 'products' }),
  productById: route('/product/:productId', { ...product, sitemap: false }),
}
