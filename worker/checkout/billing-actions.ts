import * as v from 'valibot'

import * as features from '#shop/features.ts'
import {
  ApplyGiftCard,
  Checkout,
  RemoveGiftCard,
  SavePayment,
  StartPaymentPage,
} from '#shared/checkout/checkout.ts'
import { noneOf } from '#shared/http/none-of.ts'
import { STEP_PATHS } from '#shared/checkout/step-paths.ts'
import { ADDRESS_FIELDS } from '#shared/fields/address-fields.ts'

import { giftCardLimit } from '../gift-cards/limits.ts'
import { paymentLimit } from '../payment/limits.ts'
import { visitorAction } from '../http/action.ts'
import type { FormValues } from '../http/form-values.ts'
import { pageByProblem, type CheckoutHooks } from './hooks.ts'

/** Load with the first request that needs them, not at the start of an isolate. */
const payment = () => import('./payment-actions.ts')
const giftCards = () => import('./gift-card-payments.ts')

const forAll = { agents: 'allowed', limit: 'none' } as const
const onBilling = {
  pageByProblem,
  pages: ['checkoutBilling'],
  fallbackPage: 'checkoutBilling',
  search: '?edit=form',
  secretFields: ['token'],
} as const
const BILLING_FIELDS = ['countryCode', ...ADDRESS_FIELDS, 'sameAsShipping'] as const

const billingOf = ({
  sameAsShipping,
  ...address
}: FormValues<(typeof BILLING_FIELDS)[number]>) => ({
  ...address,
  sameAsShipping: sameAsShipping === 'on',
})

const paymentAction = ({ saveCard: saveInAccount }: CheckoutHooks) =>
  visitorAction({
    ...forAll,
    name: 'savePayment',
    limit: paymentLimit,
    input: SavePayment,
    output: Checkout,
    async run(edge, { saveCard, ...input }, { idempotencyKey }) {
      const { savePayment } = await payment()
      const checkout = await savePayment(edge, input, idempotencyKey)
      if (saveCard && input.token !== null) await saveInAccount(edge, input.token, idempotencyKey)
      return checkout
    },
    form: {
      ...onBilling,
      fields: ['token', 'saveCard', ...BILLING_FIELDS],
      toInput: ({ token, saveCard, ...billing }) => ({
        token: token || null,
        billing: billingOf(billing),
        saveCard: saveCard === 'on',
      }),
      done: ({ openStep }) => STEP_PATHS[openStep],
    },
  })

const startPaymentPage = visitorAction({
  ...forAll,
  name: 'startPaymentPage',
  limit: paymentLimit,
  idempotency: 'bag',
  input: StartPaymentPage,
  output: v.object({ address: v.string() }),
  run: async (edge, input) => (await payment()).startPaymentPage(edge, input),
  form: {
    ...onBilling,
    fields: ['saveCard', ...BILLING_FIELDS],
    toInput: ({ saveCard, ...billing }) => ({
      billing: billingOf(billing),
      saveCard: saveCard === 'on',
    }),
    done: ({ address }) => address,
  },
})

const giftPaymentActions = () => ({
  applyGiftCard: visitorAction({
    ...forAll,
    name: 'applyGiftCard',
    limit: giftCardLimit,
    idempotency: 'bag',
    input: ApplyGiftCard,
    output: Checkout,
    run: async (edge, input) => (await giftCards()).applyGiftCard(edge, input),
    form: {
      ...onBilling,
      search: '',
      fields: ['cardNumber'],
      done: () => STEP_PATHS.billing,
    },
  }),

  removeGiftCard: visitorAction({
    ...forAll,
    name: 'removeGiftCard',
    idempotency: 'bag',
    input: RemoveGiftCard,
    output: Checkout,
    run: async (edge, input) => (await giftCards()).removeGiftCard(edge, input),
    form: {
      ...onBilling,
      search: '',
      fields: ['giftCardId'],
      done: () => STEP_PATHS.billing,
    },
  }),
})

export const createBillingActions = (hooks: CheckoutHooks) => ({
  savePayment: paymentAction(hooks),
  startPaymentPage,
  ...(features.giftCards ? giftPaymentActions() : noneOf<ReturnType<typeof giftPaymentActions>>()),
})
