import { group } from './api-paths.ts'

/** Apart from the other paths of the API, which every page loads. */
export const orderHistoryApi = group('/account/orders', {
  page: '/pages/:page',
  order: '/:orderNo',
})
