/** The hidden field with the form's idempotency key. */
export const IDEMPOTENCY_KEY_FIELD = 'idempotencyKey'

/** The hidden field with the path and query of the page that contains the form, if it may be on several pages. */
export const FROM_FIELD = 'from'

/** The hidden field of a form that is sent after the customer's session has ended: only a customer may send it. */
export const SIGN_IN_FIELD = 'sign-in'

/** The hidden field with the name of the form, if a page may have several of its action. */
export const FORM_FIELD = 'form'

/** The name of a button whose value changes the submitted quantity. */
export const STEP_FIELD = 'step'
