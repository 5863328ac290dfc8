import * as v from 'valibot'

import { CHECKOUT_STEPS } from '#shared/checkout/checkout-steps.ts'
import { checkoutApi, ordersApi } from '#shared/api-paths.ts'
import {
  ChooseShippingMethod,
  OrderNo,
  PlaceOrder,
  SavePayment,
  SaveShippingAddress,
} from '#shared/checkout/checkout.ts'

import { openShopper } from '../shopper/open-shopper.ts'
import { parseInput } from '../http/input.ts'
import { actionInput, idempotencyKeyOf } from '../http/personal.ts'
import { createPersonalApi } from './personal.ts'

/** The checkout steps. */
export const checkout = createPersonalApi()
  .get(checkoutApi.paths.step, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { step } = parseInput(v.object({ step: v.picklist(CHECKOUT_STEPS) }), c.req.param())
    const { shopper } = await openShopper(c)
    return c.json(await shopper.getCheckout(step))
  })
  .put(checkoutApi.paths.shippingAddress, { agents: 'allowed', limit: 'none' }, async (c) => {
    const input = await actionInput(c, SaveShippingAddress)
    const { shopper } = await openShopper(c)
    return c.json(await shopper.saveShippingAddress(input, idempotencyKeyOf(c)))
  })
  .put(checkoutApi.paths.shippingMethod, { agents: 'allowed', limit: 'none' }, async (c) => {
    const input = await actionInput(c, ChooseShippingMethod)
    const { shopper } = await openShopper(c)
    return c.json(await shopper.chooseShippingMethod(input, idempotencyKeyOf(c)))
  })
  .put(checkoutApi.paths.payment, { agents: 'allowed', limit: 'payment' }, async (c) => {
    const input = await actionInput(c, SavePayment)
    const { shopper } = await openShopper(c)
    return c.json(await shopper.savePayment(input, idempotencyKeyOf(c)))
  })

/** Orders. An order is placed exactly once, and only the shopper who placed it can read it. */
export const orders = createPersonalApi()
  .post(ordersApi.paths.orders, { agents: 'allowed', limit: 'order' }, async (c) => {
    const input = await actionInput(c, PlaceOrder)
    const { shopper } = await openShopper(c)
    return c.json(await shopper.placeOrder(input, idempotencyKeyOf(c)))
  })
  .get(ordersApi.paths.order, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { orderNo } = parseInput(v.object({ orderNo: OrderNo }), c.req.param())
    const { shopper } = await openShopper(c)
    return c.json(await shopper.getOrder(orderNo))
  })
