import * as v from 'valibot'

import { AddWish, MoveWish, RemoveWish, ShareWishList } from '#shared/wish-list/wish-list.ts'
import { ProductId } from '#shared/product/product.ts'
import { routes } from '#shared/routes.ts'
import { WANTED_PARAMETER } from '#shared/wish-list/routes.ts'
import { DONE_PARAMETER } from '#shared/http/define-route.ts'

import { defineAction } from '../actions/define-action.ts'
import { wholeNumber, type FormValues } from '../http/form-values.ts'

const onWishList = {
  pages: ['wishList'],
  fallbackPage: 'wishList',
  access: 'wishList',
  success: 'redirect',
  idempotency: 'account',
} as const

type Done = 'added' | 'known' | 'removed' | 'moved' | 'shared' | 'private'

/** The list, which says what has been done. */
function listAfter(done: Done, { productId, page }: { productId?: string; page?: string } = {}) {
  const query = new URLSearchParams({
    ...(page !== undefined && /^[1-9]\d?$/.test(page) && page !== '1' && { page }),
    [DONE_PARAMETER]: done,
    ...(productId !== undefined && { product: productId }),
  })
  return `${routes.wishList.href({})}?${query.toString()}`
}

/** The heart of a product. The list is where its form leads, so no page of a product has to say what was done. */
export const addWish = defineAction({
  ...onWishList,
  agents: 'allowed',
  limit: 'none',
  fields: ['productId'],
  schema: AddWish,
  signedInPage: ({ productId = '' }: FormValues<'productId'>) => {
    const query = new URLSearchParams({ [WANTED_PARAMETER]: productId })
    return `${routes.wishList.href({})}?${query.toString()}`
  },
  async run({ wishLists, input, idempotencyKey }) {
    const { isKnown } = await wishLists.addWish(input, idempotencyKey)
    return listAfter(isKnown ? 'known' : 'added')
  },
})

export const removeWish = defineAction({
  ...onWishList,
  agents: 'allowed',
  limit: 'none',
  fields: ['wishId', 'productId', 'page'],
  schema: v.object({ ...RemoveWish.entries, productId: v.optional(ProductId) }),
  async run({ wishLists, input: { wishId, productId }, idempotencyKey, values }) {
    await wishLists.removeWish({ wishId }, idempotencyKey)
    return listAfter('removed', { ...values, ...(productId && { productId }) })
  },
})

/** Puts a wish into the bag. It stays on the list if it cannot be added. */
export const moveWish = defineAction({
  ...onWishList,
  agents: 'allowed',
  limit: 'none',
  fields: ['wishId', 'productId', 'quantity', 'page'],
  toInput: ({ wishId, productId, quantity }) => ({
    wishId,
    productId,
    quantity: wholeNumber(quantity),
  }),
  schema: MoveWish,
  async run({ shopper, wishLists, input: { wishId, ...item }, idempotencyKey, values: { page } }) {
    await shopper.addToBag(item, idempotencyKey)
    await wishLists.removeWish({ wishId }, idempotencyKey)
    return listAfter('moved', page === undefined ? {} : { page })
  },
})

export const shareWishList = defineAction({
  ...onWishList,
  agents: 'allowed',
  limit: 'none',
  fields: ['isPublic'],
  toInput: ({ isPublic }) => ({ isPublic: isPublic === 'true' || (isPublic !== 'false' && null) }),
  schema: ShareWishList,
  async run({ wishLists, input, idempotencyKey }) {
    await wishLists.shareWishList(input, idempotencyKey)
    return listAfter(input.isPublic ? 'shared' : 'private')
  },
})
