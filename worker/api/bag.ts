import * as v from 'valibot'

import { bagApi } from '#shared/api-paths.ts'
import {
  AddCoupon,
  AddToBag,
  LineId,
  RemoveCoupon,
  RemoveGiftCertificate,
  UpdateLine,
} from '#shared/bag/bag.ts'
import { AddGiftCard } from '#shared/gift-cards/gift-card.ts'

import { openShopper } from '../shopper/open-shopper.ts'
import { parseInput } from '../http/input.ts'
import { actionInput, idempotencyKeyOf } from '../http/personal.ts'
import { createPersonalApi } from './personal.ts'

const { paths } = bagApi
const Line = v.object({ lineId: LineId })

export const bag = createPersonalApi()
  .get(paths.bag, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { shopper } = await openShopper(c)
    return c.json(await shopper.getBag())
  })
  .post(paths.items, { agents: 'allowed', limit: 'none' }, async (c) => {
    const item = await actionInput(c, AddToBag)
    const { shopper } = await openShopper(c)
    return c.json(await shopper.addToBag(item, idempotencyKeyOf(c)))
  })
  .post(paths.giftCards, { agents: 'allowed', limit: 'none' }, async (c) => {
    const card = await actionInput(c, AddGiftCard)
    const { shopper } = await openShopper(c)
    return c.json(await shopper.addGiftCard(card, idempotencyKeyOf(c)))
  })
  .patch(paths.item, { agents: 'allowed', limit: 'none' }, async (c) => {
    const item = await actionInput(c, UpdateLine, parseInput(Line, c.req.param()))
    const { shopper } = await openShopper(c)
    return c.json(await shopper.updateLine(item, idempotencyKeyOf(c)))
  })
  .delete(paths.giftCertificate, { agents: 'allowed', limit: 'none' }, async (c) => {
    const certificate = await actionInput(c, RemoveGiftCertificate, c.req.param())
    const { shopper } = await openShopper(c)
    return c.json(await shopper.removeGiftCertificate(certificate, idempotencyKeyOf(c)))
  })
  .post(paths.coupons, { agents: 'allowed', limit: 'coupon' }, async (c) => {
    const coupon = await actionInput(c, AddCoupon)
    const { shopper } = await openShopper(c)
    return c.json(await shopper.addCoupon(coupon, idempotencyKeyOf(c)))
  })
  .delete(paths.coupon, { agents: 'allowed', limit: 'none' }, async (c) => {
    const coupon = await actionInput(c, RemoveCoupon, c.req.param())
    const { shopper } = await openShopper(c)
    return c.json(await shopper.removeCoupon(coupon, idempotencyKeyOf(c)))
  })
