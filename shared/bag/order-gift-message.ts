/** The longest message that is sent along with an order, as long as that on a gift card (decision 166). */
export const ORDER_GIFT_MESSAGE_LENGTH = 120
