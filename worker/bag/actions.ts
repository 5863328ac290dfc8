import * as v from 'valibot'

import * as features from '#shop/features.ts'
import { FROM_FIELD, STEP_FIELD } from '#shared/http/form-fields.ts'
import {
  BAG_NOTICES,
  AddCoupon,
  AddSetToBag,
  AddToBag,
  Bag,
  ChooseBonus,
  RemoveCoupon,
  RemoveGiftCertificate,
  SetFulfillment,
  UpdateLine,
} from '#shared/bag/bag.ts'
import { noneOf } from '#shared/http/none-of.ts'
import { lineLinkId } from '#shared/bag/line-link-id.ts'
import { routes } from '#shared/routes.ts'

import { QUARTER_MS, type Limit } from '../limits/limits.ts'
import { visitorAction } from '../http/action.ts'
import { wholeNumber } from '../http/form-values.ts'

const cart = routes.cart.href({})

/** Load with the first request that needs them, not at the start of an isolate. */
const bag = () => import('./bag.ts')
const lines = () => import('./change-line.ts')
const gifts = () => import('./bag-gifts.ts')

const forAll = { agents: 'allowed', limit: 'none', idempotency: 'bag', output: Bag } as const

/** A form whose success the bag page shows. */
const showsBag = { fallbackPage: 'cart', done: () => cart } as const
const onCart = { ...showsBag, pages: ['cart'] } as const
const onProduct = { ...showsBag, pages: ['product', 'productById'] } as const

const addToBag = visitorAction({
  ...forAll,
  name: 'addToBag',
  input: AddToBag,
  run: async (edge, item) => (await bag()).addToBag(edge, item),
  form: {
    ...onProduct,
    pageOf: ({ productId = '' }) => routes.productById.href({ productId }),
    fields: ['productId', 'quantity', 'fulfillment', 'autoRefresh', 'refreshMonths', FROM_FIELD],
    toInput: ({ productId, quantity, fulfillment, autoRefresh, refreshMonths }) => ({
      productId,
      quantity: wholeNumber(quantity),
      fulfillment,
      ...(autoRefresh && { refreshMonths: wholeNumber(refreshMonths) }),
    }),
    done: ({ limited }, { productId = '' }) =>
      limited === undefined ? cart : `${cart}?limited=${productId}`,
  },
})

/** The ids come in one field, because a form's fields are read by name. */
const addSetToBag = visitorAction({
  ...forAll,
  name: 'addSetToBag',
  input: AddSetToBag,
  run: async (edge, set) => (await bag()).addSet(edge, set),
  form: {
    ...onProduct,
    fields: ['productIds', FROM_FIELD],
    toInput: ({ productIds = '' }) => ({ productIds: productIds.split(',') }),
  },
})

const updateLine = visitorAction({
  ...forAll,
  name: 'updateLine',
  input: UpdateLine,
  run: async (edge, change) => (await lines()).updateLine(edge, change),
  form: {
    ...onCart,
    fields: ['lineId', 'quantity', STEP_FIELD],
    toInput: ({ lineId, quantity, step }) => ({ lineId, quantity: stepped(quantity, step) }),
  },
})

const fulfillmentActions = () => ({
  setFulfillment: visitorAction({
    ...forAll,
    name: 'setFulfillment',
    input: SetFulfillment,
    run: async (edge, line) => (await lines()).setFulfillment(edge, line),
    form: { ...onCart, fields: ['lineId', 'fulfillment'] },
  }),
})

const certificateActions = () => ({
  removeGiftCertificate: visitorAction({
    ...forAll,
    name: 'removeGiftCertificate',
    input: RemoveGiftCertificate,
    run: async (edge, certificate) => (await bag()).removeGiftCertificate(edge, certificate),
    form: { ...onCart, fields: ['giftCertificateId'] },
  }),
})

const couponLimit: Limit = {
  name: 'coupon',
  windowMs: QUARTER_MS,
  address: 20,
  counts: 'attempts',
}

const addCoupon = visitorAction({
  ...forAll,
  name: 'addCoupon',
  limit: couponLimit,
  input: AddCoupon,
  run: async (edge, coupon) => (await bag()).addCoupon(edge, coupon),
  form: { ...onCart, fields: ['code'] },
})

const removeCoupon = visitorAction({
  ...forAll,
  name: 'removeCoupon',
  input: RemoveCoupon,
  run: async (edge, coupon) => (await bag()).removeCoupon(edge, coupon),
  form: { ...onCart, fields: ['couponId'] },
})

const chooseBonus = visitorAction({
  ...forAll,
  name: 'chooseBonus',
  input: ChooseBonus,
  run: async (edge, choice) => (await gifts()).chooseBonus(edge, choice),
  form: {
    ...onCart,
    fields: ['choiceId', 'productId'],
    // The page opens at the gift, so that the shopper sees it and keeps the place.
    done({ lines: shown }, { productId }) {
      const gift = shown.find((line) => line.isChosen && line.productId === productId)
      return gift ? `${cart}#${lineLinkId(gift.id)}` : cart
    },
  },
})

/** Changes nothing in commerce, so it may run again. */
const dismissNotice = visitorAction({
  name: 'dismissNotice',
  agents: 'allowed',
  limit: 'none',
  input: v.object({ notice: v.picklist(BAG_NOTICES) }),
  output: v.object({}),
  run({ session }, { notice }) {
    const change = notice === 'not-added' ? { notAdded: null } : { pickupWanted: null }
    if (session.state) session.update(change)
    return Promise.resolve({})
  },
  form: { ...onCart, fields: ['notice'] },
})

export const bagActions = {
  addToBag,
  addSetToBag,
  updateLine,
  ...(features.pickup ? fulfillmentActions() : noneOf<ReturnType<typeof fulfillmentActions>>()),
  ...(features.giftCards ? certificateActions() : noneOf<ReturnType<typeof certificateActions>>()),
  addCoupon,
  removeCoupon,
  chooseBonus,
  dismissNotice,
}

/** Adds the step to the quantity in the field, down to 0. The shop's own rules set the maximum. */
function stepped(typed: string | undefined, step: string | undefined) {
  const quantity = wholeNumber(typed)
  if (step === undefined || quantity === null) return quantity
  return /^-?\d{1,3}$/.test(step) ? Math.max(quantity + Number(step), 0) : null
}
