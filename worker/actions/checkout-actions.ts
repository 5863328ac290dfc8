import { ADDRESS_FIELDS } from '#shared/fields/address-fields.ts'
import { readSeen, SEEN } from '#shared/checkout/order-changes.ts'
import { REFRESH_TERMS } from '#shared/checkout/sent-again.ts'
import { confirmationPath, STEP_PATHS } from '#shared/checkout/step-paths.ts'
import { SaveGiftMessage, UpdateLine } from '#shared/bag/bag.ts'
import {
  ApplyGiftCard,
  ChooseShippingMethod,
  PlaceOrder,
  RemoveGiftCard,
  SavePayment,
  SaveShippingAddress,
  StartPaymentPage,
} from '#shared/checkout/checkout.ts'

import { defineAction } from './define-action.ts'
import { wholeNumber, type FormValues } from '../http/form-values.ts'

/** A form of a checkout step. */
export const inCheckout = {
  access: 'session',
  success: 'redirect',
  idempotency: 'bag',
  pageByProblem: {
    'payment-declined': 'checkoutBilling',
    'payment-missing': 'checkoutBilling',
    'gift-card-short': 'checkoutBilling',
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
  agents: 'allowed',
  limit: 'none',
  search: '?edit=form',
  fields: [
    'email',
    'pickupFirstName',
    'pickupLastName',
    'pickupPhone',
    ...ADDRESS_FIELDS,
    'saveAddress',
    'keepsPlace',
  ],
  toInput: ({ saveAddress, keepsPlace, ...typed }) => ({
    ...typed,
    saveAddress: saveAddress === 'on',
    ...(keepsPlace === 'on' && { keepsPlace: true }),
  }),
  schema: SaveShippingAddress,
  async run({ shopper, input, idempotencyKey }) {
    const { needsAddress } = await shopper.saveShippingAddress(input, idempotencyKey)
    // Only what is sent has a method to choose.
    return needsAddress ? STEP_PATHS.shipping : STEP_PATHS.billing
  },
})

export const chooseShippingMethod = defineAction({
  ...onShipping,
  agents: 'allowed',
  limit: 'none',
  fields: ['methodId', 'message'],
  schema: ChooseShippingMethod,
  async run({ shopper, input, idempotencyKey }) {
    const { openStep } = await shopper.chooseShippingMethod(input, idempotencyKey)
    return openStep === 'shipping' ? STEP_PATHS.shipping : STEP_PATHS.billing
  },
})

export const saveGiftMessage = defineAction({
  ...onShipping,
  agents: 'allowed',
  limit: 'none',
  fields: ['message'],
  toInput: ({ message = '' }) => ({ message }),
  schema: SaveGiftMessage,
  async run({ shopper, input, idempotencyKey }) {
    await shopper.saveGiftMessage(input, idempotencyKey)
    // The page opens at the field, which shows what is saved.
    return `${STEP_PATHS.shipping}#message`
  },
})

export const savePayment = defineAction({
  ...onBilling,
  agents: 'allowed',
  limit: 'payment',
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
  agents: 'allowed',
  limit: 'payment',
  fields: ['saveCard', ...BILLING_FIELDS],
  toInput: ({ saveCard, ...billing }) => ({
    billing: billingOf(billing),
    saveCard: saveCard === 'on',
  }),
  schema: StartPaymentPage,
  run: ({ shopper, input, idempotencyKey }) => shopper.startPaymentPage(input, idempotencyKey),
})

export const applyGiftCard = defineAction({
  ...onBilling,
  agents: 'allowed',
  limit: 'giftCard',
  search: '',
  fields: ['cardNumber'],
  schema: ApplyGiftCard,
  async run({ shopper, input, idempotencyKey }) {
    await shopper.applyGiftCard(input, idempotencyKey)
    return STEP_PATHS.billing
  },
})

export const removeGiftCard = defineAction({
  ...onBilling,
  agents: 'allowed',
  limit: 'none',
  search: '',
  fields: ['giftCardId'],
  schema: RemoveGiftCard,
  async run({ shopper, input, idempotencyKey }) {
    await shopper.removeGiftCard(input, idempotencyKey)
    return STEP_PATHS.billing
  },
})

/** A form of the last step, which says itself what is wrong with the bag. */
const onReview = {
  ...inCheckout,
  pages: ['checkoutReview'],
  fallbackPage: 'checkoutReview',
  pageByProblem: { ...inCheckout.pageByProblem, 'bag-unavailable': 'checkoutReview' },
} as const

/** A choice about a line that has changed. The page then shows what is left to choose. */
export const changeOrderLine = defineAction({
  ...onReview,
  agents: 'allowed',
  limit: 'none',
  fields: ['lineId', 'quantity', SEEN],
  toInput: ({ lineId, quantity }) => ({ lineId, quantity: wholeNumber(quantity) }),
  schema: UpdateLine,
  async run({ shopper, input, idempotencyKey, values: { seen = '' } }) {
    await shopper.updateLine(input, idempotencyKey)
    return readSeen(seen) ? `${STEP_PATHS.review}?${SEEN}=${seen}` : STEP_PATHS.review
  },
})

export const placeOrder = defineAction({
  ...onReview,
  agents: 'allowed',
  limit: 'order',
  idempotency: 'order',
  fields: ['total', 'due', SEEN, REFRESH_TERMS],
  toInput: ({ total, due, seen, refreshTerms }) => ({
    total: minorUnits(total),
    ...(due !== undefined && { due: minorUnits(due) }),
    seen,
    agreesToRefresh: refreshTerms === 'on',
  }),
  schema: PlaceOrder,
  run: async ({ shopper, input, idempotencyKey }) =>
    confirmationPath(await shopper.placeOrder(input, idempotencyKey)),
})

const minorUnits = (typed = '') => (/^\d{1,9}$/.test(typed) ? Number(typed) : null)
