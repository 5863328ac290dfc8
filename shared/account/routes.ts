import { customerPage, DONE_PARAMETER, route } from '../http/define-route.ts'

export const accountRoutes = {
  myAccount: route('/my-account', { ...customerPage, query: [DONE_PARAMETER] }),
  addresses: route('/my-account/address-list', {
    ...customerPage,
    query: ['edit', DONE_PARAMETER],
  }),
  profile: route('/my-account/edit-profile', {
    ...customerPage,
    query: ['edit', DONE_PARAMETER, 'token'],
  }),
  paymentMethods: route('/my-account/payment-methods', {
    ...customerPage,
    policy: 'billing',
    query: [DONE_PARAMETER],
  }),
}
