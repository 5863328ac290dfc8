import * as v from 'valibot'

import { factory } from '../platform/env.ts'
import { only } from '../platform/problems.ts'
import { readBody } from '../platform/read-body.ts'
import { siteRequest } from '../sites/site-request.ts'
import { requireShopper } from '../auth/require-shopper.ts'
import { CUSTOMER } from './paths.ts'
import {
  addInstrument,
  changeInstrument,
  InstrumentBody,
  NewInstrumentBody,
  removeInstrument,
  requireChangeable,
  requireInstrument,
} from './payment-instruments.ts'
import { requireRegisteredCustomer } from './require-customer.ts'

const INSTRUMENTS = `${CUSTOMER}/payment-instruments` as const
const INSTRUMENT = `${INSTRUMENTS}/:instrumentId` as const

export const instrumentRoutes = factory
  .createApp()
  .use(
    `${INSTRUMENTS}/*`,
    requireShopper('sfcc.shopper-myaccount.rw'),
    siteRequest,
    requireRegisteredCustomer,
  )
  .post(INSTRUMENTS, async (c) => {
    const body = await readBody(c, NewInstrumentBody)
    return c.json(await addInstrument(c.env.DB, c.req.param('customerId'), body, c.var.now()))
  })
  .all(INSTRUMENTS, only('POST'))
  .get(INSTRUMENT, async (c) => {
    const { customerId, instrumentId } = c.req.param()
    return c.json(await requireInstrument(c.env.DB, { customerId, instrumentId }, c.var.now()))
  })
  .patch(INSTRUMENT, async (c) => {
    requireChangeable(await readBody(c, v.looseObject({})))
    const body = await readBody(c, InstrumentBody)
    const { customerId, instrumentId } = c.req.param()
    const place = { customerId, instrumentId }
    return c.json(await changeInstrument(c.env.DB, place, body, c.var.now()))
  })
  .delete(INSTRUMENT, async (c) => {
    const { customerId, instrumentId } = c.req.param()
    await removeInstrument(c.env.DB, { customerId, instrumentId })
    return c.body(null, 204)
  })
  .all(INSTRUMENT, only('GET', 'PATCH', 'DELETE'))
