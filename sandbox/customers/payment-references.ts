import type { Context } from 'hono'
import * as v from 'valibot'

import { hexId } from '../platform/hex.ts'
import { readToken } from '../payments/tokens.ts'
import { badRequest, only } from '../platform/problems.ts'
import { prepare, parseRows, sql } from '../platform/sql.ts'
import { readBody } from '../platform/read-body.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import { siteRequest } from '../sites/site-request.ts'
import { requireShopper } from '../auth/require-shopper.ts'
import { subresourceNotFound } from './customer-problems.ts'
import { CUSTOMER } from './paths.ts'
import { requireRegisteredCustomer } from './require-customer.ts'

/** The platform's payment gateways. This service's payment provider stands in for both. */
const gateways = ['stripe', 'adyen'] as const

const Gateway = v.exactOptional(v.object({ token: v.pipe(v.string(), v.maxLength(256)) }))

/** The card is given as a token from the provider's hosted field. */
export const SetupBody = v.object({
  paymentMethodType: v.exactOptional(v.picklist(['card'])),
  gatewayProperties: v.pipe(
    v.object({ stripe: Gateway, adyen: Gateway }),
    v.check(
      (properties) => gateways.filter((gateway) => properties[gateway]).length === 1,
      'It must be for one gateway.',
    ),
  ),
})

/** A customer and an account at the gateway. */
interface GatewayCustomer {
  customerId: string
  accountId: string
}

const ReferenceRow = v.pipe(
  v.object({ reference_id: v.string(), account_id: v.string(), last_digits: v.string() }),
  v.transform((row) => ({
    type: 'card' as const,
    id: row.reference_id,
    last4: row.last_digits,
    accountId: row.account_id,
  })),
)

/** SCAPI's CustomerPaymentMethodReferences, the oldest first. */
export async function readReferences(db: D1Database, customerId: string) {
  const statement = sql`SELECT * FROM customer_payment_references
    WHERE customer_id = ${customerId} ORDER BY created_at, reference_id`
  return parseRows(ReferenceRow, await prepare(db, statement).all())
}

/**
 * Stores a card at the gateway.
 * @throws ProblemError if the token is unknown.
 */
export async function setupReference(
  db: D1Database,
  { customerId, accountId }: GatewayCustomer,
  { gatewayProperties }: v.InferOutput<typeof SetupBody>,
  now: number,
) {
  const gateway = gateways.find((name) => gatewayProperties[name]) ?? 'stripe'
  const card = await readToken(db, gatewayProperties[gateway]?.token ?? '', now)
  if (!card) throw badRequest('The token stands for no card.', { parameter: 'gatewayProperties' })
  const referenceId = `pm_${hexId()}`
  await prepare(
    db,
    sql`INSERT INTO customer_payment_references
          (reference_id, customer_id, account_id, last_digits, created_at)
        VALUES (${referenceId}, ${customerId}, ${accountId}, ${card.lastDigits}, ${now})`,
  ).run()
  return {
    paymentMethodReferenceSetupId: `seti_${hexId()}`,
    gatewayProperties: { [gateway]: { status: 'succeeded', paymentMethod: referenceId } },
  }
}

export async function removeReference(
  db: D1Database,
  { customerId, accountId }: GatewayCustomer,
  referenceId: string,
) {
  const statement = sql`DELETE FROM customer_payment_references WHERE customer_id = ${customerId}
    AND account_id = ${accountId} AND reference_id = ${referenceId}`
  const { meta } = await prepare(db, statement).run()
  if (meta.changes === 0) throw subresourceNotFound('Payment Method Reference', referenceId)
}

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
