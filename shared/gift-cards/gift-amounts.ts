/** The default amounts of a gift card, in dollars (spec 3 §9.9). The preference `giftCardPriceValues` overrides them. */
export const GIFT_AMOUNTS: readonly number[] = [
  5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 75, 80, 90, 100, 125, 150, 175, 200, 225, 250,
]

/** The most gift cards in a bag, by default. The preference `MaxCardLimit` overrides it. */
export const GIFT_CARD_LIMIT = 5

/** The longest message on a gift card (spec 2 §5). */
export const GIFT_MESSAGE_LENGTH = 120

/** Longer than most names, and short enough for a card (decision 124). */
export const GIFT_NAME_LENGTH = 50

/** The most gift cards that pay for an order, by default. The preference `maxGiftCardApplication` overrides it. */
export const GIFT_PAYMENT_LIMIT = 4
