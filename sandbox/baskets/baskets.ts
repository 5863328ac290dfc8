import type { Context } from 'hono'

import { factory, type SandboxEnv } from '../platform/env.ts'
import { hexId } from '../platform/hex.ts'
import { badRequest, only, ProblemError } from '../platform/problems.ts'
import { readBody } from '../platform/read-body.ts'
import { siteRequest } from '../sites/site-request.ts'
import { requireShopper } from '../auth/require-shopper.ts'
import { agentRoutes } from './agent-routes.ts'
import {
  basketResponse,
  callBasket,
  readCaller,
  changeBasket,
  changeBasketAndDropTaxes,
  readBasket,
} from './call-basket.ts'
import { backOfficeRoutes } from './back-office-routes.ts'
import { checkoutRoutes } from './checkout-routes.ts'
import { CustomerBody } from './contents/customer.ts'
import { giftCertificateRoutes } from './gift-certificate-routes.ts'
import { mergeRoutes } from './merge-routes.ts'
import { CouponBody, NewBasketBody } from './new-basket-body.ts'
import { BasketBody } from './contents/basket-fields.ts'
import { BASKET, BASKETS, wantsCustomerDetails, POPULATE_CUSTOMER } from './paths.ts'
import { shipmentRoutes } from './shipment-routes.ts'
import { ItemChanges, ItemsToAdd, ItemUpdates } from './contents/item-body.ts'
import { openBasketId } from './basket-index.ts'

const PATH =
  '/customer/shopper-customers/v1/organizations/:organizationId/customers/:customerId/baskets'

/** The baskets of the shopper who sends the request; an empty list is left out. */
const customerBaskets = factory
  .createApp()
  .use(PATH, requireShopper('sfcc.shopper-myaccount.rw'), siteRequest)
  .get(PATH, async (c) => {
    const caller = readCaller(c)
    const { site, customerId } = caller
    if (c.req.param('customerId') !== customerId) throw invalidCustomer()

    const { agentId, now } = caller
    const owner = { siteId: site.id, customerId, now }
    // The shopper can no longer change a basket that an agent has taken over.
    const ids = await Promise.all([
      openBasketId(c.env.DB, owner),
      ...(agentId === undefined ? [] : [openBasketId(c.env.DB, owner, { isAgent: true })]),
    ])
    const found = await Promise.all(
      ids.flatMap((basketId) => (basketId === undefined ? [] : [basketIfOpen(c, basketId)])),
    )
    const responses = found.filter((basket) => basket !== null)
    if (responses.length === 0) return c.json({ total: 0 })
    return c.json({ baskets: responses, total: responses.length })
  })
  .all(PATH, only('GET'))

/** Null if the basket has become an order since its id was read. */
const basketIfOpen = (c: Context<SandboxEnv>, basketId: string) =>
  readBasket(c, basketId).catch((error: unknown) => {
    if (error instanceof ProblemError && error.problem.status === 404) return null
    throw error
  })

const invalidCustomer = () =>
  new ProblemError({
    status: 400,
    type: 'invalid-customer',
    title: 'Invalid Customer',
    detail: 'The customer is invalid.',
  })

const ITEMS = `${BASKET}/items` as const
const ITEM = `${ITEMS}/:itemId` as const

const itemRoutes = factory
  .createApp()
  .post(ITEMS, async (c) =>
    changeBasket(c, { name: 'addItems', payload: await readBody(c, ItemsToAdd) }),
  )
  .patch(ITEMS, async (c) =>
    changeBasketAndDropTaxes(c, { name: 'updateItems', payload: await readBody(c, ItemUpdates) }),
  )
  .all(ITEMS, only('POST', 'PATCH'))
  .patch(ITEM, async (c) => {
    const changes = await readBody(c, ItemChanges)
    const update = { ...changes, itemId: c.req.param('itemId') }
    return changeBasketAndDropTaxes(c, { name: 'updateItems', payload: [update] })
  })
  .delete(ITEM, (c) =>
    changeBasket(c, { name: 'removeItem', payload: { itemId: c.req.param('itemId') } }),
  )
  .all(ITEM, only('PATCH', 'DELETE'))

/**
 * The routes of Shopper Baskets, versions 1 and 2; `contents/changes.ts` lists the changes that
 * they make.
 */
export const baskets = factory
  .createApp()
  .route('/', backOfficeRoutes)
  .use(`${BASKETS}/*`, requireShopper('sfcc.shopper-baskets-orders.rw'), siteRequest)
  .route('/', mergeRoutes)
  .post(BASKETS, async (c) => {
    const changes = await readBody(c, NewBasketBody)
    const basketId = hexId()
    const caller = readCaller(c)
    const isSecond = c.req.param('version') === 'v2'
    const opening = {
      isTemporary: isSecond && c.req.query('temporary') === 'true',
      isTaxedElsewhere: taxMode(c.req.query('taxMode')) === 'external',
    }
    const state = await callBasket(c, basketId, (basket) =>
      basket.open(caller, basketId, {
        changes: isSecond && wantsCustomerDetails(c) ? [...changes, POPULATE_CUSTOMER] : changes,
        opening,
      }),
    )
    return c.json(await basketResponse(c, state))
  })
  .all(BASKETS, only('POST'))
  .get(BASKET, async (c) => c.json(await readBasket(c, c.req.param('basketId'))))
  .patch(BASKET, async (c) =>
    changeBasketAndDropTaxes(c, {
      name: 'updateBasketFields',
      payload: await readBody(c, BasketBody),
    }),
  )
  .delete(BASKET, async (c) => {
    const basketId = c.req.param('basketId')
    const caller = readCaller(c)
    await callBasket(c, basketId, (basket) => basket.remove(caller, basketId))
    return c.body(null, 204)
  })
  .all(BASKET, only('GET', 'PATCH', 'DELETE'))
  .put(`${BASKET}/customer`, async (c) =>
    changeBasket(c, { name: 'setCustomer', payload: await readBody(c, CustomerBody) }),
  )
  .all(`${BASKET}/customer`, only('PUT'))
  .post(`${BASKET}/coupons`, async (c) =>
    changeBasket(c, { name: 'addCoupon', payload: await readBody(c, CouponBody) }),
  )
  .all(`${BASKET}/coupons`, only('POST'))
  .delete(`${BASKET}/coupons/:couponItemId`, (c) =>
    changeBasket(c, {
      name: 'removeCoupon',
      payload: { couponItemId: c.req.param('couponItemId') },
    }),
  )
  .all(`${BASKET}/coupons/:couponItemId`, only('DELETE'))
  .route('/', itemRoutes)
  .route('/', shipmentRoutes)
  .route('/', checkoutRoutes)
  .route('/', giftCertificateRoutes)
  .route('/', agentRoutes)
  .route('/', customerBaskets)

/** @throws ProblemError for an unknown mode */
function taxMode(body = 'internal'): 'internal' | 'external' {
  if (body === 'internal' || body === 'external') return body
  throw badRequest('The tax mode is unknown.', {
    parameter: 'taxMode',
    expected: 'internal|external',
  })
}
