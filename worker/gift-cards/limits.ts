import { plainCardNumber } from '#shared/gift-cards/card-number.ts'

import { QUARTER_MS, type Limit } from '../limits/limits.ts'

/** Numbers of cards, which are guessed. */
export const giftCardLimit: Limit = {
  name: 'giftCard',
  windowMs: QUARTER_MS,
  address: 10,
  subjects: [
    {
      subject: {
        name: 'cardNumber',
        async read(_edge, readInput) {
          const { cardNumber } = await readInput()
          return (typeof cardNumber === 'string' && plainCardNumber(cardNumber)) || null
        },
      },
      most: 10,
    },
  ],
  counts: 'attempts',
}
