import { sharedWishListApi, wishListApi } from '#shared/wish-list/endpoints.ts'
import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import type { WishLists } from '#shared/wish-list/wish-list.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { requestJson } from './request-json.ts'

interface HttpWishListsDependencies {
  site: Pick<Site, 'id'>
  locale: Locale
}

/** Love-It Lists over HTTP. */
export function createHttpWishLists({ site, locale }: HttpWishListsDependencies): WishLists {
  const addressOf = (path: string) => `${path}?${new URLSearchParams({ site: site.id, locale })}`

  const read = <Answer>(path: string, signal?: AbortSignal) =>
    requestJson<Answer>(fetch, addressOf(path), signal ? { signal } : {})

  const act = <Answer>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    [key, input]: [IdempotencyKey, object],
  ) =>
    requestJson<Answer>(fetch, addressOf(path), {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(input),
      // Completes even if the page is left in the meantime.
      keepalive: true,
    })

  return {
    getWishList: (signal) => read(wishListApi.href('list', {}), signal),
    getWishListPage: ({ pages }, signal) =>
      read(wishListApi.href('page', { pages: String(pages) }), signal),
    getSharedWishList: ({ listId, pages }, signal) =>
      read(sharedWishListApi.href('page', { listId, pages: String(pages) }), signal),
    addWish: (input, key) => act('POST', wishListApi.href('wishes', {}), [key, input]),
    removeWish: ({ wishId }, key) => act('DELETE', wishListApi.href('wish', { wishId }), [key, {}]),
    shareWishList: (input, key) => act('PUT', wishListApi.href('sharing', {}), [key, input]),
  }
}
