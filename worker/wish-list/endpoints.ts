import * as v from 'valibot'

import type { wishListEndpoints } from '#shared/wish-list/endpoints.ts'
import { ListId, wishPagesIn } from '#shared/wish-list/wish-list.ts'

import type { Handlers } from '../http/serve.ts'
import type { Edge } from '../http/edge.ts'
import { wishListActions } from './actions.ts'

/** Loads with the first request that needs it, not at the start of an isolate. */
const lists = () => import('./wish-lists.ts')

const { addWish, removeWish, shareWishList } = wishListActions
const forAll = { agents: 'allowed', limit: 'none' } as const

const Pages = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((page) => wishPagesIn(new URLSearchParams({ page: String(page) }))),
)

export const wishListHandlers = {
  getWishList: {
    ...forAll,
    input: v.object({}),
    run: async (edge, _, signal) => (await lists()).getWishList(edge, signal),
  },
  getWishListPage: {
    ...forAll,
    input: v.object({ pages: Pages }),
    run: async (edge, input, signal) => (await lists()).getWishListPage(edge, input, signal),
  },
  getSharedWishList: {
    ...forAll,
    input: v.object({ listId: ListId, pages: Pages }),
    run: async (edge, input) => (await lists()).getSharedWishList(edge, input),
  },
  addWish,
  removeWish,
  shareWishList,
} satisfies Handlers<Edge, typeof wishListEndpoints>
