import * as v from 'valibot'

import { basketResponse, callBasket, readCaller } from '../baskets/call-basket.ts'
import { openBasketId } from '../baskets/basket-index.ts'
import { basketNotFound } from '../baskets/contents/basket-problems.ts'
import { factory } from '../platform/env.ts'
import { badRequest, forbidden, only } from '../platform/problems.ts'
import { readBody, maxText } from '../platform/read-body.ts'
import { siteRequest } from '../sites/site-request.ts'
import { requireShopper, requireSameShopper } from '../auth/require-shopper.ts'
import { findStore } from '../stores/find-store.ts'
import { customApiPath } from '../platform/custom-api-path.ts'

const PATH = customApiPath('basket-transaction', 'getbasket')

const Body = v.object({
  c_token: v.optional(maxText(4096)),
  c_pageID: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/))),
  c_storeID: v.optional(maxText(40), ''),
  c_usid: v.optional(maxText(100)),
})

/** The shopper's current basket, requested when the shopper chooses another store. */
export const basketTransaction = factory
  .createApp()
  .use(PATH, requireShopper('c_storefront'), siteRequest)
  .post(PATH, async (c) => {
    const { c_token: token, c_usid: usid, c_storeID: storeId } = await readBody(c, Body)
    const { shopper, now, site } = c.var
    await requireSameShopper(c.env.DB, { name: 'c_token', token }, { shopper, now: now() })
    if (usid !== undefined && usid !== shopper.usid) throw forbidden()
    if (storeId !== '' && !findStore(site.id, storeId)) {
      throw badRequest(`The store '${storeId}' is unknown.`, { parameter: 'c_storeID' })
    }
    const caller = readCaller(c)
    const owner = { siteId: site.id, customerId: caller.customerId, now: caller.now }
    const basketId = await openBasketId(c.env.DB, owner)
    if (basketId === undefined) throw basketNotFound('current')
    const state = await callBasket(c, basketId, (basket) =>
      storeId === ''
        ? basket.read(caller, basketId)
        : basket.change(caller, basketId, [{ name: 'setPickupStore', payload: { storeId } }]),
    )
    return c.json(await basketResponse(c, state))
  })
  .all(PATH, only('POST'))
