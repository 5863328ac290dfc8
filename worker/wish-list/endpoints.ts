import * as v from 'valibot'

import { sharedWishListApi, wishListApi } from '#shared/wish-list/endpoints.ts'
import { AddWish, ListId, RemoveWish, ShareWishList } from '#shared/wish-list/wish-list.ts'
import { wishPagesIn } from '#shared/wish-list/wish-pages.ts'

import { openShopper } from '../shopper/open-shopper.ts'
import { parseInput } from '../http/input.ts'
import { actionInput, createPersonalApi, idempotencyKeyOf } from '../http/personal.ts'

const { paths } = wishListApi

const pagesOf = (page: string) => ({ pages: wishPagesIn(new URLSearchParams({ page })) })

/** The Love-It List of the customer who is signed in. For everybody else, reading it costs no call. */
export const wishList = createPersonalApi()
  .get(paths.list, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { wishLists } = await openShopper(c)
    return c.json(await wishLists.getWishList(c.req.raw.signal))
  })
  .get(paths.page, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { wishLists } = await openShopper(c)
    const pages = pagesOf(c.req.param('pages'))
    return c.json(await wishLists.getWishListPage(pages, c.req.raw.signal))
  })
  .post(paths.wishes, { agents: 'allowed', limit: 'none' }, async (c) => {
    const idempotencyKey = idempotencyKeyOf(c)
    const input = await actionInput(c, AddWish)
    const { wishLists } = await openShopper(c)
    return c.json(await wishLists.addWish(input, idempotencyKey))
  })
  .delete(paths.wish, { agents: 'allowed', limit: 'none' }, async (c) => {
    const idempotencyKey = idempotencyKeyOf(c)
    const input = await actionInput(c, RemoveWish, c.req.param())
    const { wishLists } = await openShopper(c)
    return c.json(await wishLists.removeWish(input, idempotencyKey))
  })
  .put(paths.sharing, { agents: 'allowed', limit: 'none' }, async (c) => {
    const idempotencyKey = idempotencyKeyOf(c)
    const input = await actionInput(c, ShareWishList)
    const { wishLists } = await openShopper(c)
    return c.json(await wishLists.shareWishList(input, idempotencyKey))
  })

/** Lists that others have made public. Their responses are never stored, because they may be private the next time. */
export const sharedWishList = createPersonalApi().get(
  sharedWishListApi.paths.page,
  { agents: 'allowed', limit: 'none' },
  async (c) => {
    const { listId, pages } = c.req.param()
    const asked = { ...parseInput(v.object({ listId: ListId }), { listId }), ...pagesOf(pages) }
    const { wishLists } = await openShopper(c)
    return c.json(await wishLists.getSharedWishList(asked, c.req.raw.signal))
  },
)
