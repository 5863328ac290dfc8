import { queryOptions } from '@tanstack/react-query'

import type { PortOf } from '#shared/http/endpoint.ts'
import type { wishListEndpoints } from '#shared/wish-list/endpoints.ts'
import type { ListId } from '#shared/wish-list/wish-list.ts'

type WishLists = PortOf<typeof wishListEndpoints>

/** Begins the keys of everything that is known about the customer's own list. */
export const WISH_LIST_KEY = ['wish-list']

/** The name of the product that a guest wanted before signing in. */
export const WANTED_KEY = ['wanted-wish']

/** The public list that the page shows. */
export const SHARED_KEY = ['shown-shared-wish-list']

/** What is on the customer's list, for the hearts of products. */
export const wishListQuery = (wishLists: Pick<WishLists, 'getWishList'>) =>
  queryOptions({
    queryKey: [...WISH_LIST_KEY, 'hearts'],
    queryFn: ({ signal }) => wishLists.getWishList({}, signal),
    // Only events make it stale: a change in this or another tab, or a restored document.
    staleTime: Infinity,
  })

export const wishListPageQuery = (wishLists: Pick<WishLists, 'getWishListPage'>, pages: number) =>
  queryOptions({
    queryKey: [...WISH_LIST_KEY, 'pages', pages],
    queryFn: ({ signal }) => wishLists.getWishListPage({ pages }, signal),
  })

export const sharedWishListQuery = (
  wishLists: Pick<WishLists, 'getSharedWishList'>,
  { listId, pages }: { listId: ListId; pages: number },
) =>
  queryOptions({
    queryKey: ['shared-wish-list', listId, pages],
    queryFn: ({ signal }) => wishLists.getSharedWishList({ listId, pages }, signal),
    // It may be private by now.
    staleTime: 0,
  })
