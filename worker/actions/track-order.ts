import { TrackOrder } from '#shared/orders/order-tracking.ts'

import { defineAction } from './define-action.ts'

/** The form of the order tracking page. Its response shows the order, which is stored nowhere. */
export const trackOrder = defineAction({
  agents: 'allowed',
  limit: 'orderLookup',
  pages: ['orderStatus'],
  fallbackPage: 'orderStatus',
  access: 'anyone',
  success: 'answer',
  fields: ['orderNo', 'email', 'postalCode'],
  schema: TrackOrder,
  run: ({ orderTracking, input }) => orderTracking.trackOrder(input),
})
