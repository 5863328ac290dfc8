/** What a gift card may be worth, in dollars (spec 3 §9.9), unless the preference `giftCardPriceValues` says otherwise. */
export const GIFT_AMOUNTS: readonly number[] = [
  5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 75, 80, 90, 100, 125, 150, 175, 200, 225, 250,
]

/** How many gift cards a bag may hold, unless the preference `MaxCardLimit` says otherwise. */
export const GIFT_CARD_LIMIT = 5

/** The longest message on a gift card (spec 2 §5). */
export const GIFT_MESSAGE_LENGTH = 120

/** Longer than most names, and short enough for a card (decision 124). */
export const GIFT_NAME_LENGTH = 50

/** How many gift cards may pay for an order, unless the preference `maxGiftCardApplication` says otherwise. */
export const GIFT_PAYMENT_LIMIT = 4
