import { publicPage, route } from '../http/define-route.ts'

export const storeRoutes = {
  storeLocator: route('/store-locator', { ...publicPage, query: ['q'] }),
}
