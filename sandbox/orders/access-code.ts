import type { Context } from 'hono'
import * as v from 'valibot'

import { sha256Base64Url } from '../auth/opaque-token.ts'
import { prepare, sql } from '../platform/sql.ts'
import { Email } from '../baskets/contents/customer.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import { sendCodeMail } from '../mails/code-mail.ts'
import { only } from '../platform/problems.ts'
import { readBody } from '../platform/read-body.ts'
import { type OrderRow, findOrder, orderedBasket } from './order-row.ts'
import { ORDER } from './paths.ts'

const MINUTE = 60_000
const LIFETIME = 15 * MINUTE
const MOST_WRONG_TRIES = 5
const CODES = 1_000_000

/** Six digits, which distinguishes it from an order view code. */
export const AccessCode = v.pipe(v.string(), v.regex(/^\d{6}$/))

/** Creates a code for an order, unless it got one in the last 15 minutes. */
export async function newAccessCode(
  db: D1Database,
  { number }: OrderRow,
  now: number,
): Promise<string | undefined> {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const code = String(random % CODES).padStart(6, '0')
  const hash = await toHash(number, code)
  const statement = sql`INSERT INTO order_access_codes (order_number, code_hash, requested_at)
    VALUES (${number}, ${hash}, ${now})
    ON CONFLICT (order_number) DO UPDATE
      SET code_hash = excluded.code_hash, requested_at = excluded.requested_at, wrong_tries = 0
      WHERE requested_at <= ${now - LIFETIME}`
  const { meta } = await prepare(db, statement).run()
  return meta.changes > 0 ? code : undefined
}

/** Whether the code opens the order now; too many wrong codes make the right one invalid. */
export async function isAccessCodeValid(
  db: D1Database,
  { number }: OrderRow,
  { code, now }: { code: string; now: number },
): Promise<boolean> {
  const hash = await toHash(number, code)
  const isValid = sql`order_number = ${number} AND requested_at > ${now - LIFETIME}
    AND wrong_tries < ${MOST_WRONG_TRIES}`
  const [found] = await db.batch([
    prepare(db, sql`SELECT 1 FROM order_access_codes WHERE ${isValid} AND code_hash = ${hash}`),
    prepare(
      db,
      sql`UPDATE order_access_codes SET wrong_tries = wrong_tries + 1
          WHERE order_number = ${number} AND code_hash <> ${hash}`,
    ),
  ])
  return (found?.results.length ?? 0) > 0
}

export const deleteAccessCodes = async (db: D1Database) => {
  await db.prepare('DELETE FROM order_access_codes').run()
}

const toHash = (orderNumber: number, code: string) => sha256Base64Url(`${orderNumber}:${code}`)

const ACCESS_CODE = `${ORDER}/actions/request-access-code` as const

const AccessCodeRequest = v.object({ email: Email })

/** Mails a code to a guest who wants to see an order and no longer has the session that placed it. */
export const accessCodeRoutes = factory
  .createApp()
  .post(ACCESS_CODE, async (c) => {
    const { email } = await readBody(c, AccessCodeRequest)
    // Not awaited, so that the response time does not reveal whether a code is sent.
    c.executionCtx.waitUntil(mailCode(c, email).catch((error: unknown) => console.error(error)))
    return c.body(null, 202)
  })
  .all(ACCESS_CODE, only('POST'))

async function mailCode(c: Context<SandboxEnv>, email: string) {
  const order = await findOrder(c.env.DB, c.req.param('orderNo') ?? '')
  if (order?.siteId !== c.var.site.id) return
  const { email: to } = orderedBasket(order)
  if (email.toLowerCase() !== to.toLowerCase()) return
  const now = c.var.now()
  const token = await newAccessCode(c.env.DB, order, now)
  if (token === undefined) return
  const { locale } = c.var
  await sendCodeMail(c.env.DB, { kind: 'order', token, to, link: undefined, locale, now })
}
