import * as v from 'valibot'

import { AddCoupon, AddItem, LineId, RemoveCoupon, UpdateItem } from '#shared/contract/bag.ts'

import { openShopper } from '../shopper/open-shopper.ts'
import { inputOf } from './input.ts'
import { createPersonalApi, deedOf, idempotencyKeyOf } from './personal.ts'

const Line = v.object({ lineId: LineId })

export const bag = createPersonalApi()
  .get('/', async (c) => {
    const { shopper } = await openShopper(c)
    return c.json(await shopper.getBag())
  })
  .post('/items', async (c) => {
    const item = await deedOf(c, AddItem)
    const { shopper } = await openShopper(c)
    return c.json(await shopper.addItem(item, idempotencyKeyOf(c)))
  })
  .patch('/items/:lineId', async (c) => {
    const item = await deedOf(c, UpdateItem, inputOf(Line, c.req.param()))
    const { shopper } = await openShopper(c)
    return c.json(await shopper.updateItem(item, idempotencyKeyOf(c)))
  })
  .post('/coupons', async (c) => {
    const coupon = await deedOf(c, AddCoupon)
    const { shopper } = await openShopper(c)
    return c.json(await shopper.addCoupon(coupon, idempotencyKeyOf(c)))
  })
  .delete('/coupons/:couponId', async (c) => {
    const coupon = await deedOf(c, RemoveCoupon, c.req.param())
    const { shopper } = await openShopper(c)
    return c.json(await shopper.removeCoupon(coupon, idempotencyKeyOf(c)))
  })
