import { ADDRESS_FIELDS } from '#shared/fields/address-fields.ts'
import { readSeen, SEEN } from '#shared/checkout/order-changes.ts'
import { REFRESH_TERMS } from '#shared/checkout/sent-again.ts'
import { confirmationPath, STEP_PATHS } from '#shared/checkout/step-paths.ts'
import { Bag, SaveGiftMessage, UpdateLine } from '#shared/bag/bag.ts'
import {
  Checkout,
  ChooseShippingMethod,
  PlacedOrder,
  PlaceOrder,
  SaveShippingAddress,
} from '#shared/checkout/checkout.ts'

import { bagActions } from '../bag/actions.ts'
import { visitorAction } from '../http/action.ts'
import { wholeNumber } from '../http/form-values.ts'
import { HOUR_MS, shopperSubject, type Limit } from '../limits/limits.ts'
import { createBillingActions } from './billing-actions.ts'
import { pageByProblem, type CheckoutHooks } from './hooks.ts'

/** Loads with the first request that needs it, not at the start of an isolate. */
const steps = () => import('./checkout.ts')

const forAll = { agents: 'allowed', limit: 'none' } as const
const onShipping = {
  pageByProblem,
  pages: ['checkoutShipping'],
  fallbackPage: 'checkoutShipping',
} as const
/** The last step reports problems of the bag itself. */
const onReview = {
  pageByProblem: { ...pageByProblem, 'bag-unavailable': 'checkoutReview' },
  pages: ['checkoutReview'],
  fallbackPage: 'checkoutReview',
} as const

const shippingAddressAction = ({ saveAddress: saveInAccount }: CheckoutHooks) =>
  visitorAction({
    ...forAll,
    name: 'saveShippingAddress',
    input: SaveShippingAddress,
    output: Checkout,
    async run(edge, { saveAddress, ...input }, { idempotencyKey }) {
      const { saveShippingAddress } = await steps()
      const checkout = await saveShippingAddress(edge, input, idempotencyKey)
      const { shippingAddress } = checkout
      if (saveAddress && shippingAddress) await saveInAccount(edge, shippingAddress, idempotencyKey)
      return checkout
    },
    form: {
      ...onShipping,
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
      // Without a parcel there is no method to choose.
      done: ({ needsAddress }) => (needsAddress ? STEP_PATHS.shipping : STEP_PATHS.billing),
    },
  })

const chooseShippingMethod = visitorAction({
  ...forAll,
  name: 'chooseShippingMethod',
  idempotency: 'bag',
  input: ChooseShippingMethod,
  output: Checkout,
  run: async (edge, input) => (await steps()).chooseShippingMethod(edge, input),
  form: {
    ...onShipping,
    fields: ['methodId', 'message'],
    done: ({ openStep }) => (openStep === 'shipping' ? STEP_PATHS.shipping : STEP_PATHS.billing),
  },
})

const saveGiftMessage = visitorAction({
  ...forAll,
  name: 'saveGiftMessage',
  idempotency: 'bag',
  input: SaveGiftMessage,
  output: Bag,
  run: async (edge, input) => (await import('../bag/bag-gifts.ts')).saveGiftMessage(edge, input),
  form: {
    ...onShipping,
    fields: ['message'],
    toInput: ({ message = '' }) => ({ message }),
    // The page opens at the field, which shows the saved message.
    done: () => `${STEP_PATHS.shipping}#message`,
  },
})

/** A choice about a line that has changed. The page then shows the remaining choices. */
const changeOrderLine = visitorAction({
  ...forAll,
  name: 'changeOrderLine',
  input: UpdateLine,
  output: Bag,
  run: (edge, input, { idempotencyKey }) => bagActions.updateLine.run(edge, input, idempotencyKey),
  form: {
    ...onReview,
    fields: ['lineId', 'quantity', SEEN],
    toInput: ({ lineId, quantity }) => ({ lineId, quantity: wholeNumber(quantity) }),
    done: (_, { seen = '' }) =>
      readSeen(seen) ? `${STEP_PATHS.review}?${SEEN}=${seen}` : STEP_PATHS.review,
  },
})

/** A charge with its mail. */
const orderLimit: Limit = {
  name: 'order',
  windowMs: HOUR_MS,
  address: 30,
  subjects: [{ subject: shopperSubject, most: 20 }],
  counts: 'attempts',
}

const orderAction = ({ requireRefreshable }: CheckoutHooks) =>
  visitorAction({
    ...forAll,
    name: 'placeOrder',
    limit: orderLimit,
    input: PlaceOrder,
    output: PlacedOrder,
    // The basket is the idempotency key of its order.
    run: async (edge, input) =>
      (await import('./place-order.ts')).placeOrder(edge, input, requireRefreshable),
    form: {
      ...onReview,
      fields: ['total', 'due', SEEN, REFRESH_TERMS],
      toInput: ({ total, due, seen, refreshTerms }) => ({
        total: minorUnits(total),
        ...(due !== undefined && { due: minorUnits(due) }),
        seen,
        agreesToRefresh: refreshTerms === 'on',
      }),
      done: confirmationPath,
    },
  })

const minorUnits = (typed = '') => (/^\d{1,9}$/.test(typed) ? Number(typed) : null)

export const createCheckoutActions = (hooks: CheckoutHooks) => ({
  saveShippingAddress: shippingAddressAction(hooks),
  chooseShippingMethod,
  saveGiftMessage,
  ...createBillingActions(hooks),
  changeOrderLine,
  placeOrder: orderAction(hooks),
})
