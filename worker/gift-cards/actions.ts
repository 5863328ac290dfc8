import { Bag } from '#shared/bag/bag.ts'
import { AddGiftCard, CardBalance, CheckBalance } from '#shared/gift-cards/gift-card.ts'
import { GIFT_FIELDS } from '#shared/gift-cards/gift-form.ts'
import { FROM_FIELD } from '#shared/http/form-fields.ts'
import { routes } from '#shared/routes.ts'

import { giftCardLimit } from './limits.ts'
import { publicAction, visitorAction } from '../http/action.ts'

/** The gift form of a gift card's page (spec 2 §5). */
const addGiftCard = visitorAction({
  name: 'addGiftCard',
  agents: 'allowed',
  limit: 'none',
  idempotency: 'bag',
  input: AddGiftCard,
  output: Bag,
  run: async (edge, card) => (await import('./add-gift-card.ts')).addGiftCard(edge, card),
  form: {
    pages: ['product', 'productById'],
    fallbackPage: 'cart',
    pageOf: ({ productId = '' }) => routes.productById.href({ productId }),
    fields: ['productId', ...GIFT_FIELDS, FROM_FIELD],
    toInput: ({ from: _from, ...typed }) => typed,
    done: () => routes.cart.href({}),
  },
})

/** The form on the page about balances. Its response shows the balance, which is stored nowhere. */
const checkGiftCardBalance = publicAction({
  name: 'checkGiftCardBalance',
  agents: 'allowed',
  limit: giftCardLimit,
  input: CheckBalance,
  output: CardBalance,
  run: async (edge, input) => (await import('./balance.ts')).checkBalance(edge, input),
  form: {
    pages: ['giftCardBalance'],
    fallbackPage: 'giftCardBalance',
    fields: ['cardNumber'],
    done: (balance) => balance,
  },
})

export const giftCardActions = { addGiftCard, checkGiftCardBalance }
