import type { Context } from 'hono'

import { type CustomerRow, findByLogin } from '../customers/customer-row.ts'
import type { SandboxEnv } from '../platform/env.ts'
import type { Site } from '../platform/site.ts'
import { issueActionToken } from '../auth/action-tokens.ts'
import { deliverToken, type DeliveryMode, supportedLocale } from './deliver-token.ts'

const CODE_MINUTES = 10

interface CodeForm {
  client_id: string
  channel_id: Site
  user_id: string
  mode: DeliveryMode
  callback_uri?: string | undefined
  locale: string
}

/**
 * Sends a customer a number to type in, after the response: the response is the same if no such
 * customer exists.
 */
export function sendCodeLater(
  c: Context<SandboxEnv>,
  purpose: 'verify' | 'passkey',
  form: CodeForm,
  isFor: (customer: CustomerRow) => boolean = () => true,
) {
  const sent = sendCode(c, purpose, form, isFor)
  c.executionCtx.waitUntil(sent.catch((error: unknown) => console.error(error)))
}

async function sendCode(
  c: Context<SandboxEnv>,
  purpose: 'verify' | 'passkey',
  form: CodeForm,
  isFor: (customer: CustomerRow) => boolean,
) {
  const { DB } = c.env
  const now = c.var.now()
  const { client_id: clientId, channel_id: site, mode, callback_uri: callbackUri } = form
  const to = await findByLogin(DB, site.id, form.user_id)
  if (!to || !isFor(to)) return
  const token = await issueActionToken(
    DB,
    { purpose, siteId: site.id, login: to.login, clientId, isTyped: true },
    { now, minutes: CODE_MINUTES },
  )
  const locale = supportedLocale(site, form.locale)
  await deliverToken(DB, { kind: purpose, mode, token, to, callbackUri, locale, now })
}
