import { route } from '../http/define-route.ts'
import { GRID_QUERY } from '../listing/page-parameters.ts'

export const searchRoutes = {
  search: route('/search', {
    pageType: 'search',
    audience: 'public',
    sitemap: false,
    query: ['q', ...GRID_QUERY],
  }),
}
