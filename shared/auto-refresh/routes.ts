import { subscriptionsPath } from '#shop/addresses.ts'

import { customerPage, DONE_PARAMETER, route } from '../http/define-route.ts'

/** The subscription that a form has changed. */
export const SUBSCRIPTION_PARAMETER = 'subscription'

export const autoRefreshRoutes = {
  subscriptions: route(subscriptionsPath, {
    ...customerPage,
    query: [DONE_PARAMETER, SUBSCRIPTION_PARAMETER],
  }),
}
