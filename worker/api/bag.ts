import * as v from 'valibot'

import { AddCoupon, AddToBag, LineId, RemoveCoupon, UpdateLine } from '#shared/contract/bag.ts'

import { openShopper } from '../shopper/open-shopper.ts'
import { parseInput } from './input.ts'
import { createPersonalApi, actionInput, idempotencyKeyOf } from './personal.ts'

const Line = v.object({ lineId: LineId })

export const bag = createPersonalApi()
  .get('/', async (c) => {
    const { shopper } = await openShopper(c)
    return c.json(await shopper.getBag())
  })
  .post('/items', async (c) => {
    const item = await actionInput(c, AddToBag)
    const { shopper } = await openShopper(c)
    return c.json(await shopper.addToBag(item, idempotencyKeyOf(c)))
  })
  .patch('/items/:lineId', async (c) => {
    const item = await actionInput(c, UpdateLine, parseInput(Line, c.req.param()))
    const { shopper } = await openShopper(c)
    return c.json(await shopper.updateLine(item, idempotencyKeyOf(c)))
  })
  .post('/coupons', async (c) => {
    const coupon = await actionInput(c, AddCoupon)
    const { shopper } = await openShopper(c)
    return c.json(await shopper.addCoupon(coupon, idempotencyKeyOf(c)))
  })
  .delete('/coupons/:couponId', async (c) => {
    const coupon = await actionInput(c, RemoveCoupon, c.req.param())
    const { shopper } = await openShopper(c)
    return c.json(await shopper.removeCoupon(coupon, idempotencyKeyOf(c)))
  })
