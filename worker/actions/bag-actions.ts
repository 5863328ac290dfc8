import * as v from 'valibot'

import { FROM_FIELD, STEP_FIELD } from '#shared/actions.ts'
import {
  BAG_NOTICES,
  AddCoupon,
  AddSetToBag,
  AddToBag,
  ChooseBonus,
  RemoveCoupon,
  RemoveGiftCertificate,
  SetFulfillment,
  UpdateLine,
} from '#shared/bag/bag.ts'
import { lineLinkId } from '#shared/bag/line-link-id.ts'
import { routes } from '#shared/routes.ts'

import { defineAction } from './define-action.ts'
import { wholeNumber } from '../http/form-values.ts'

const cart = routes.cart.href({})

/** A form of the bag page, which shows the changed bag. */
const onCart = {
  pages: ['cart'],
  fallbackPage: 'cart',
  access: 'session',
  success: 'redirect',
  idempotency: 'bag',
} as const

export const addToBag = defineAction({
  ...onCart,
  agents: 'allowed',
  limit: 'none',
  pages: ['product', 'productById'],
  pageOf: ({ productId = '' }) => routes.productById.href({ productId }),
  fields: ['productId', 'quantity', 'fulfillment', 'autoRefresh', 'refreshMonths', FROM_FIELD],
  toInput: ({ productId, quantity, fulfillment, autoRefresh, refreshMonths }) => ({
    productId,
    quantity: wholeNumber(quantity),
    fulfillment,
    ...(autoRefresh && { refreshMonths: wholeNumber(refreshMonths) }),
  }),
  schema: AddToBag,
  async run({ shopper, input, idempotencyKey }) {
    const { limited } = await shopper.addToBag(input, idempotencyKey)
    return limited === undefined ? cart : `${cart}?limited=${input.productId}`
  },
})

/** The ids come in one field, because a form's fields are read by name. */
export const addSetToBag = defineAction({
  ...onCart,
  agents: 'allowed',
  limit: 'none',
  pages: ['product', 'productById'],
  fields: ['productIds', FROM_FIELD],
  toInput: ({ productIds = '' }) => ({ productIds: productIds.split(',') }),
  schema: AddSetToBag,
  async run({ shopper, input, idempotencyKey }) {
    await shopper.addSetToBag(input, idempotencyKey)
    return cart
  },
})

export const updateLine = defineAction({
  ...onCart,
  agents: 'allowed',
  limit: 'none',
  fields: ['lineId', 'quantity', STEP_FIELD],
  toInput: ({ lineId, quantity, step }) => ({ lineId, quantity: stepped(quantity, step) }),
  schema: UpdateLine,
  async run({ shopper, input, idempotencyKey }) {
    await shopper.updateLine(input, idempotencyKey)
    return cart
  },
})

export const setFulfillment = defineAction({
  ...onCart,
  agents: 'allowed',
  limit: 'none',
  fields: ['lineId', 'fulfillment'],
  schema: SetFulfillment,
  async run({ shopper, input, idempotencyKey }) {
    await shopper.setFulfillment(input, idempotencyKey)
    return cart
  },
})

export const removeGiftCertificate = defineAction({
  ...onCart,
  agents: 'allowed',
  limit: 'none',
  fields: ['giftCertificateId'],
  schema: RemoveGiftCertificate,
  async run({ shopper, input, idempotencyKey }) {
    await shopper.removeGiftCertificate(input, idempotencyKey)
    return cart
  },
})

export const addCoupon = defineAction({
  ...onCart,
  agents: 'allowed',
  limit: 'coupon',
  fields: ['code'],
  schema: AddCoupon,
  async run({ shopper, input, idempotencyKey }) {
    await shopper.addCoupon(input, idempotencyKey)
    return cart
  },
})

export const removeCoupon = defineAction({
  ...onCart,
  agents: 'allowed',
  limit: 'none',
  fields: ['couponId'],
  schema: RemoveCoupon,
  async run({ shopper, input, idempotencyKey }) {
    await shopper.removeCoupon(input, idempotencyKey)
    return cart
  },
})

export const chooseBonus = defineAction({
  ...onCart,
  agents: 'allowed',
  limit: 'none',
  fields: ['choiceId', 'productId'],
  schema: ChooseBonus,
  async run({ shopper, input, idempotencyKey }) {
    const { lines } = await shopper.chooseBonus(input, idempotencyKey)
    // The page opens at the gift, so that the shopper sees it and keeps the place.
    const gift = lines.find(({ isChosen, productId }) => isChosen && productId === input.productId)
    return gift ? `${cart}#${lineLinkId(gift.id)}` : cart
  },
})

/** Changes nothing in commerce, so it may run again. */
export const dismissNotice = defineAction({
  agents: 'allowed',
  limit: 'none',
  pages: ['cart'],
  fallbackPage: 'cart',
  access: 'session',
  success: 'redirect',
  fields: ['notice'],
  schema: v.object({ notice: v.picklist(BAG_NOTICES) }),
  async run({ shopper, input }) {
    await shopper.dismissNotice(input.notice)
    return cart
  },
})

/** Adds the step to the quantity in the field, down to 0. The shop's own rules set the maximum. */
function stepped(typed: string | undefined, step: string | undefined) {
  const quantity = wholeNumber(typed)
  if (step === undefined || quantity === null) return quantity
  return /^-?\d{1,3}$/.test(step) ? Math.max(quantity + Number(step), 0) : null
}
