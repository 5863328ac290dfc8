import * as v from 'valibot'

import { OrderNo } from '#shared/contract/checkout.ts'
import { orderHistoryApi } from '#shared/contract/order-history-paths.ts'
import { orderPageIn } from '#shared/order-pages.ts'

import { openShopper } from '../shopper/open-shopper.ts'
import { parseInput } from './input.ts'
import { createPersonalApi } from './personal.ts'

const { paths } = orderHistoryApi

/** The orders of the customer who is signed in. */
export const orderHistory = createPersonalApi()
  .get(paths.page, async (c) => {
    const { orders } = await openShopper(c)
    const page = orderPageIn(c.req.param('page'))
    return c.json(await orders.getOrders(page, c.req.raw.signal))
  })
  .get(paths.order, async (c) => {
    const { orderNo } = parseInput(v.object({ orderNo: OrderNo }), c.req.param())
    const { orders } = await openShopper(c)
    return c.json(await orders.getCustomerOrder(orderNo, c.req.raw.signal))
  })
