import { factory } from '../platform/env.ts'
import { forbidden, only } from '../platform/problems.ts'
import { readBody } from '../platform/read-body.ts'
import { AdjustmentBody, NewAdjustmentBody } from './contents/price-adjustments.ts'
import { basketResponse, callBasket, readCaller, changeBasket } from './call-basket.ts'
import { BASKET } from './paths.ts'

const AGENT = `${BASKET}/agent` as const
const STOREFRONT = `${BASKET}/storefront` as const
const ADJUSTMENTS = `${BASKET}/price-adjustments` as const
const ADJUSTMENT = `${ADJUSTMENTS}/:priceAdjustmentId` as const

/** Allows only agents who shop on behalf of a shopper. */
const requireAgent = factory.createMiddleware(async function requireAgent(c, next) {
  if (c.var.shopper.agentId === undefined) throw forbidden()
  await next()
})

/** Agents' changes to a shopper's basket. */
export const agentRoutes = factory
  .createApp()
  .use(AGENT, requireAgent)
  .use(STOREFRONT, requireAgent)
  .use(`${ADJUSTMENTS}/*`, requireAgent)
  .put(AGENT, async (c) => {
    const basketId = c.req.param('basketId')
    const caller = readCaller(c)
    const state = await callBasket(c, basketId, (basket) => basket.assignToAgent(caller, basketId))
    return c.json(await basketResponse(c, state))
  })
  .all(AGENT, only('PUT'))
  .put(STOREFRONT, async (c) => {
    const basketId = c.req.param('basketId')
    const caller = readCaller(c)
    const how = { exchange: c.req.query('exchange') === 'true' }
    const state = await callBasket(c, basketId, (basket) =>
      basket.returnToStorefront(caller, basketId, how),
    )
    return c.json(await basketResponse(c, state))
  })
  .all(STOREFRONT, only('PUT'))
  .post(ADJUSTMENTS, async (c) =>
    changeBasket(c, {
      name: 'addPriceAdjustment',
      payload: await readBody(c, NewAdjustmentBody),
    }),
  )
  .all(ADJUSTMENTS, only('POST'))
  .patch(ADJUSTMENT, async (c) => {
    const body = await readBody(c, AdjustmentBody)
    const payload = { priceAdjustmentId: c.req.param('priceAdjustmentId'), body }
    return changeBasket(c, { name: 'updatePriceAdjustment', payload })
  })
  .delete(ADJUSTMENT, (c) =>
    changeBasket(c, {
      name: 'removePriceAdjustment',
      payload: { priceAdjustmentId: c.req.param('priceAdjustmentId') },
    }),
  )
  .all(ADJUSTMENT, only('PATCH', 'DELETE'))
