import type { Context } from 'hono'
import * as v from 'valibot'

import { Email } from '../baskets/contents/customer.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import { sendCodeMail } from '../mails/code-mail.ts'
import { only } from '../platform/problems.ts'
import { readBody } from '../platform/read-body.ts'
import { newAccessCode } from './access-code.ts'
import { findOrder } from './order-row.ts'
import { orderedBasket } from './ordered-basket.ts'
import { ORDER } from './paths.ts'

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
