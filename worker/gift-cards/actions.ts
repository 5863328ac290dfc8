import { AddGiftCard, CheckBalance } from '#shared/gift-cards/gift-card.ts'
import { GIFT_FIELDS } from '#shared/gift-cards/gift-form.ts'
import { FROM_FIELD } from '#shared/actions.ts'
import { routes } from '#shared/routes.ts'

import { defineAction } from '../actions/define-action.ts'

/** The gift form of a gift card's page (spec 2 §5). */
export const addGiftCard = defineAction({
  agents: 'allowed',
  limit: 'none',
  pages: ['product', 'productById'],
  fallbackPage: 'cart',
  access: 'session',
  success: 'redirect',
  idempotency: 'bag',
  pageOf: ({ productId = '' }) => routes.productById.href({ productId }),
  fields: ['productId', ...GIFT_FIELDS, FROM_FIELD],
  toInput: ({ from: _from, ...typed }) => typed,
  schema: AddGiftCard,
  async run({ shopper, input, idempotencyKey }) {
    await shopper.addGiftCard(input, idempotencyKey)
    return routes.cart.href({})
  },
})

/** The form on the page about balances. Its response shows the balance, which is stored nowhere. */
export const checkGiftCardBalance = defineAction({
  agents: 'allowed',
  limit: 'giftCard',
  pages: ['giftCardBalance'],
  fallbackPage: 'giftCardBalance',
  access: 'anyone',
  success: 'answer',
  fields: ['cardNumber'],
  schema: CheckBalance,
  run: ({ balances, input }) => balances.checkBalance(input),
})
