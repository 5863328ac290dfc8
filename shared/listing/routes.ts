import { route } from '../http/define-route.ts'
import { GRID_QUERY } from './page-parameters.ts'

const category = { pageType: 'category', audience: 'public', query: GRID_QUERY } as const

export const listingRoutes = {
  category: route('/category/:categoryId', { ...category, sitemap: false }),
  topCategory: route('/g/:categoryId', { ...category, sitemap: 'categories' }),
  childCategory: route('/c/:parentId/:categoryId', { ...category, sitemap: 'categories' }),
}
