/** The steps of the checkout, in order. Not part of the contract, so that pages can import it without the schemas there. */
export const CHECKOUT_STEPS = ['shipping', 'billing', 'review'] as const
