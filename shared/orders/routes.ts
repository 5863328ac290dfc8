import { ADDED_PARAMETER } from '../bag/routes.ts'
import {
  customerPage,
  DONE_PARAMETER,
  publicPage,
  route,
  STEP_PARAMETER,
} from '../http/define-route.ts'

/** The lines of an order of which fewer are in the bag now than were ordered. */
export const LEFT_PARAMETER = 'left'

export const orderRoutes = {
  orderStatus: route('/customer-care/order-status', publicPage),
  orders: route('/my-account/order-history', { ...customerPage, query: ['page'] }),
  // The requested step, the result of a form, and the products it left out.
  order: route('/my-account/order-history/:orderNumber', {
    ...customerPage,
    query: [STEP_PARAMETER, DONE_PARAMETER, LEFT_PARAMETER, ADDED_PARAMETER],
  }),
}
