/** Pages that the shell links to and that are not in the route table. Without site and locale. */
export const STORE_LOCATOR = '/store-locator'
export const REWARDS = '/loyalty-rewards'
export const SIGN_IN = '/login'
export const ACCOUNT = '/my-account'
export const LOVE_IT_LIST = '/my-account/wishlist'
export const ORDER_STATUS = '/customer-care/order-status'
/** Each site publishes its own page here. */
export const SHIPPING = '/shipping-information'
