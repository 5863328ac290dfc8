import { publicPage, route } from '../http/define-route.ts'

export const storeRoutes = {
  storeLocator: route('/store-locator', { ...publicPage, query: ['q'] }),
  // The overview, and a page for each country.
  globalLocations: route('/global-locations/:page', { ...publicPage, sitemap: false }),
}
