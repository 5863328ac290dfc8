import type { Context } from 'hono'

import { readBody } from '../platform/read-body.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import { badRequest, only } from '../platform/problems.ts'
import { siteRequest } from '../platform/site-request.ts'
import { requireShopper } from '../auth/require-shopper.ts'
import { removeReference, SetupBody, setupReference } from './payment-references.ts'
import { CUSTOMER } from './paths.ts'
import { requireRegisteredCustomer } from './require-customer.ts'

const REFERENCES = `${CUSTOMER}/payment-method-references` as const
const SETUP = `${REFERENCES}/actions/setup` as const
const REFERENCE = `${REFERENCES}/:referenceId` as const

export const referenceRoutes = factory
  .createApp()
  .use(
    `${REFERENCES}/*`,
    requireShopper('sfcc.shopper-myaccount.rw'),
    siteRequest,
    requireRegisteredCustomer,
  )
  .post(SETUP, async (c) => {
    const zoneId = required(c, 'zoneId')
    // Each site is a payment zone with one account at the gateway.
    if (zoneId !== c.var.site.id) throw badRequest('The zone is unknown.', { parameter: 'zoneId' })
    const body = await readBody(c, SetupBody)
    const place = { customerId: c.req.param('customerId'), accountId: zoneId }
    return c.json(await setupReference(c.env.DB, place, body, c.var.now()))
  })
  .all(SETUP, only('POST'))
  .delete(REFERENCE, async (c) => {
    const { customerId, referenceId } = c.req.param()
    const accountId = required(c, 'accountId')
    await removeReference(c.env.DB, { customerId, accountId }, referenceId)
    return c.body(null, 204)
  })
  .all(REFERENCE, only('DELETE'))

function required(c: Context<SandboxEnv>, name: 'zoneId' | 'accountId') {
  const value = c.req.query(name)
  if (value) return value
  throw badRequest(`Missing required query parameter '${name}'.`, { parameter: name })
}
