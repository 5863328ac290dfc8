import { route } from '../http/define-route.ts'
import { VARIATION_ATTRIBUTES } from '../listing/page-parameters.ts'

const product = {
  pageType: 'product',
  audience: 'public',
  query: [...VARIATION_ATTRIBUTES, 'reviewsPage', 'reviewsSort', 'reviewsStars'],
} as const

export const productRoutes = {
  product: route('/p/:slugAndId', { ...product, sitemap: 'products' }),
  productById: route('/product/:productId', { ...product, sitemap: false }),
}
