import { emitShopEvent } from '../../app/shop-events.ts'

/**
 * Lets the visitor sign in in place, and then does what they were about to do; at once for a registered customer.
 *
 * @param click on a link to the login page, or the submission of a form that leads there: the browser goes on with it as
 * long as the dialog cannot be opened
 */
export const signInThen = (act: () => void, click: Event) =>
  emitShopEvent({ type: 'sign-in-wanted', act, click })
