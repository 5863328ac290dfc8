import * as v from 'valibot'

import { isProductId } from '#shared/http/ids.ts'
import { DONE_PARAMETER } from '#shared/http/define-route.ts'
import { WANTED_PARAMETER, wishListRoutes } from '#shared/wish-list/routes.ts'
import {
  AddedWish,
  AddWish,
  MoveWish,
  RemoveWish,
  ShareWishList,
} from '#shared/wish-list/wish-list.ts'

import { bagActions } from '../bag/actions.ts'
import { customerAction } from '../http/action.ts'
import { wholeNumber } from '../http/form-values.ts'

/** Loads with the first request that needs it, not at the start of an isolate. */
const lists = () => import('./wish-lists.ts')

const forAll = { agents: 'allowed', limit: 'none' } as const
const onWishList = { pages: ['wishList'], fallbackPage: 'wishList' } as const
const Nothing = v.object({})

/** The heart of a product. Its form leads to the list, so no page of a product has to confirm it. */
const addWish = customerAction({
  ...forAll,
  name: 'addWish',
  idempotency: 'account',
  input: AddWish,
  output: AddedWish,
  run: async (edge, { productId }, { customerId }) =>
    (await lists()).addToList(edge, customerId, productId),
  form: {
    ...onWishList,
    fields: ['productId'],
    signedInPage: ({ productId = '' }) => listWith({ [WANTED_PARAMETER]: productId }),
    done: ({ isKnown }) => listAfter(isKnown ? 'known' : 'added'),
  },
})

const removeWish = customerAction({
  ...forAll,
  name: 'removeWish',
  idempotency: 'account',
  input: RemoveWish,
  output: Nothing,
  run: async (edge, { wishId }, { customerId }) =>
    (await lists()).removeFromList(edge, customerId, wishId),
  form: {
    ...onWishList,
    fields: ['wishId', 'productId', 'page'],
    done: (_, values) => listAfter('removed', values),
  },
})

/** Puts a wish into the bag. It stays on the list if it cannot be added. */
const moveWish = customerAction({
  ...forAll,
  name: 'moveWish',
  input: MoveWish,
  output: Nothing,
  async run(edge, { wishId, ...item }, { idempotencyKey }) {
    await bagActions.addToBag.run(edge, item, idempotencyKey)
    return removeWish.run(edge, { wishId }, idempotencyKey)
  },
  form: {
    ...onWishList,
    fields: ['wishId', 'productId', 'quantity', 'page'],
    toInput: ({ wishId, productId, quantity }) => ({
      wishId,
      productId,
      quantity: wholeNumber(quantity),
    }),
    done: (_, { page }) => listAfter('moved', { page }),
  },
})

const shareWishList = customerAction({
  ...forAll,
  name: 'shareWishList',
  idempotency: 'account',
  input: ShareWishList,
  output: Nothing,
  run: async (edge, { isPublic }, { customerId }) =>
    (await lists()).setPublic(edge, customerId, isPublic),
  form: {
    ...onWishList,
    fields: ['isPublic'],
    toInput: ({ isPublic }) => ({
      isPublic: isPublic === 'true' || (isPublic !== 'false' && null),
    }),
    done: (_, { isPublic }) => listAfter(isPublic === 'true' ? 'shared' : 'private'),
  },
})

export const wishListActions = { addWish, removeWish, moveWish, shareWishList }

type Done = 'added' | 'known' | 'removed' | 'moved' | 'shared' | 'private'

interface ListState {
  productId?: string | undefined
  page?: string | undefined
}

/** The list, with a message about what has been done. */
function listAfter(done: Done, { productId = '', page = '' }: ListState = {}) {
  return listWith({
    ...(/^[1-9]\d?$/.test(page) && page !== '1' && { page }),
    [DONE_PARAMETER]: done,
    ...(isProductId(productId) && { product: productId }),
  })
}

const listWith = (query: Record<string, string>) =>
  `${wishListRoutes.wishList.href({})}?${new URLSearchParams(query).toString()}`
