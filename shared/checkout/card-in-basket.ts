/** The value of the radio button for the card that the order has already. No saved card has this id. */
export const CARD_IN_BASKET = '='
