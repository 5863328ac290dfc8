import { factory } from '../platform/env.ts'
import { hexId } from '../platform/hex-id.ts'
import { badRequest, only } from '../platform/problems.ts'
import { readBody } from '../platform/read-body.ts'
import { siteRequest } from '../platform/site-request.ts'
import { requireShopper } from '../auth/require-shopper.ts'
import { agentRoutes } from './agent-routes.ts'
import {
  basketResponse,
  callBasket,
  callerOf,
  changeBasket,
  changeBasketAndDropTaxes,
  readBasket,
} from './call-basket.ts'
import { backOfficeRoutes } from './back-office-routes.ts'
import { checkoutRoutes } from './checkout-routes.ts'
import { customerBaskets } from './customer-baskets.ts'
import { CustomerBody } from './contents/customer.ts'
import { giftCertificateRoutes } from './gift-certificate-routes.ts'
import { itemRoutes } from './item-routes.ts'
import { mergeRoutes } from './merge-routes.ts'
import { CouponBody, NewBasketBody } from './new-basket-body.ts'
import { BasketBody } from './contents/own-fields.ts'
import { BASKET, BASKETS } from './paths.ts'
import { wantsCustomerDetails, POPULATE_CUSTOMER } from './populate.ts'
import { shipmentRoutes } from './shipment-routes.ts'

/** The routes of Shopper Baskets, versions 1 and 2; `changes.ts` holds what each does to a basket. */
export const baskets = factory
  .createApp()
  .route('/', backOfficeRoutes)
  .use(`${BASKETS}/*`, requireShopper('sfcc.shopper-baskets-orders.rw'), siteRequest)
  .route('/', mergeRoutes)
  .post(BASKETS, async (c) => {
    const changes = await readBody(c, NewBasketBody)
    const basketId = hexId()
    const caller = callerOf(c)
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
      name: 'updateOwnFields',
      payload: await readBody(c, BasketBody),
    }),
  )
  .delete(BASKET, async (c) => {
    const basketId = c.req.param('basketId')
    const caller = callerOf(c)
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
