import { ADDRESS_FIELDS } from '#shared/checkout/address-fields.ts'
import { confirmationPath, STEP_PATHS } from '#shared/checkout/step-paths.ts'
import { SaveGiftMessage } from '#shared/contract/bag.ts'
import {
  ChooseShippingMethod,
  PlaceOrder,
  SavePayment,
  SaveShippingAddress,
  StartPaymentPage,
} from '#shared/contract/checkout.ts'

import { defineAction } from './define-action.ts'
import type { FormValues } from './form-values.ts'

/** A form of a checkout step. */
export const inCheckout = {
  access: 'session',
  success: 'redirect',
  idempotency: 'bag',
  pageByProblem: {
    'payment-declined': 'checkoutBilling',
    'payment-missing': 'checkoutBilling',
    'bag-unavailable': 'cart',
    'bag-empty': 'cart',
  },
} as const

const onShipping = {
  ...inCheckout,
  pages: ['checkoutShipping'],
  fallbackPage: 'checkoutShipping',
} as const

const onBilling = {
  ...inCheckout,
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

export const saveShippingAddress = defineAction({
  ...onShipping,
  search: '?edit=form',
  fields: [
    'email',
    'pickupFirstName',
    'pickupLastName',
    'pickupPhone',
    ...ADDRESS_FIELDS,
    'saveAddress',
  ],
  toInput: ({ saveAddress, ...typed }) => ({ ...typed, saveAddress: saveAddress === 'on' }),
  schema: SaveShippingAddress,
  async run({ shopper, input, idempotencyKey }) {
    const { needsAddress } = await shopper.saveShippingAddress(input, idempotencyKey)
    // Only what is sent has a method to choose.
    return needsAddress ? STEP_PATHS.shipping : STEP_PATHS.billing
  },
})

export const chooseShippingMethod = defineAction({
  ...onShipping,
  fields: ['methodId'],
  schema: ChooseShippingMethod,
  async run({ shopper, input, idempotencyKey }) {
    const { openStep } = await shopper.chooseShippingMethod(input, idempotencyKey)
    return openStep === 'shipping' ? STEP_PATHS.shipping : STEP_PATHS.billing
  },
})

export const saveGiftMessage = defineAction({
  ...onShipping,
  fields: ['message'],
  toInput: ({ message = '' }) => ({ message: message.replaceAll('\r\n', '\n') }),
  schema: SaveGiftMessage,
  async run({ shopper, input, idempotencyKey }) {
    await shopper.saveGiftMessage(input, idempotencyKey)
    return STEP_PATHS.shipping
  },
})

export const savePayment = defineAction({
  ...onBilling,
  fields: ['token', 'saveCard', ...BILLING_FIELDS],
  toInput: ({ token, saveCard, ...billing }) => ({
    token: token || null,
    billing: billingOf(billing),
    saveCard: saveCard === 'on',
  }),
  schema: SavePayment,
  async run({ shopper, input, idempotencyKey }) {
    const { openStep } = await shopper.savePayment(input, idempotencyKey)
    return STEP_PATHS[openStep]
  },
})

export const startPaymentPage = defineAction({
  ...onBilling,
  fields: ['saveCard', ...BILLING_FIELDS],
  toInput: ({ saveCard, ...billing }) => ({
    billing: billingOf(billing),
    saveCard: saveCard === 'on',
  }),
  schema: StartPaymentPage,
  run: ({ shopper, input, idempotencyKey }) => shopper.startPaymentPage(input, idempotencyKey),
})

export const placeOrder = defineAction({
  ...inCheckout,
  pages: ['checkoutReview'],
  fallbackPage: 'checkoutReview',
  idempotency: 'order',
  fields: ['total'],
  toInput: ({ total = '' }) => ({ total: /^\d{1,9}$/.test(total) ? Number(total) : null }),
  schema: PlaceOrder,
  run: async ({ shopper, input, idempotencyKey }) =>
    confirmationPath(await shopper.placeOrder(input, idempotencyKey)),
})
