import * as v from 'valibot'

import { isProductId } from '#shared/http/ids.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { ListId } from '#shared/wish-list/wish-list.ts'
import { WANTED_PARAMETER } from '#shared/wish-list/routes.ts'
import { wishPagesIn } from '#shared/wish-list/wish-pages.ts'

import { SHARED_KEY, sharedWishListQuery, WANTED_KEY, wishListPageQuery } from './queries.ts'
import { definePersonalPage } from '../pages/page.ts'
import { keepPlaceInList } from './more-wishes.tsx'
import { OwnWishList } from './own-wish-list.tsx'
import { SharedList } from './shared-wish-list-page.tsx'

/** The customer's Love-It List (spec 2 §2). Looking at it never creates one. */
export const wishListPage = definePersonalPage({
  async load(context) {
    // Links preload their pages for guests, too.
    if ((await context.getCustomer()) === null) throw new ProblemError('sign-in-required')
    const { wishLists, catalog, queryClient, query } = context
    const wanted = query.get(WANTED_PARAMETER)
    const ids = wanted !== null && isProductId(wanted) ? [wanted] : []
    try {
      const [[tile]] = await Promise.all([
        ids.length > 0 ? catalog.getTiles(ids).catch(() => []) : [],
        queryClient.query(wishListPageQuery(wishLists, wishPagesIn(query))),
      ])
      queryClient.setQueryData(WANTED_KEY, tile?.name ?? null)
    } catch (error) {
      return outageOf(error, query)
    }
  },
  keepPlace: keepPlaceInList,
  Component: OwnWishList,
})

/** A list that somebody has made public. It is rendered anew for everybody, because it may be private the next time. */
export const sharedWishListPage = definePersonalPage({
  async load({ wishLists, queryClient, params, query }) {
    const listId = v.safeParse(ListId, params['listId'])
    if (!listId.success) return { notFound: true }
    queryClient.removeQueries({ queryKey: SHARED_KEY })
    const asked = { listId: listId.output, pages: wishPagesIn(query) }
    try {
      const list = await queryClient.query(sharedWishListQuery(wishLists, asked))
      queryClient.setQueryData(SHARED_KEY, list)
    } catch (error) {
      return outageOf(error, query)
    }
  },
  keepPlace: keepPlaceInList,
  Component: SharedList,
})

/** The page says that its list cannot be read. Without a connection, navigation stays on the shown page. */
function outageOf(error: unknown, query: URLSearchParams) {
  const isOutage = error instanceof ProblemError && error.type === 'unavailable'
  if (!isOutage || globalThis.navigator?.onLine === false) throw error
  return { query, status: 503 as const, error }
}
