/** The steps of the checkout, in order. Not in the contract, whose schemas most pages do not need. */
export const CHECKOUT_STEPS = ['shipping', 'billing', 'review'] as const
