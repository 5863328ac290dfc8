import type { Context } from 'hono'
import { decodeJwt } from 'jose'

import { clock } from '../platform/clock.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import { generalHeaders } from '../platform/prepare-request.ts'
import { recordCall } from './calls.ts'
import { takeFault } from './planned-faults.ts'
import { applyFault } from './apply-fault.ts'

const MAX_BODY_CHARACTERS = 65_536

/** In test mode, records every call and applies the fault that a test has planned for it. */
export const faults = factory.createMiddleware(async function faults(c, next) {
  if (c.env.SANDBOX_MODE !== 'test' || c.req.path.startsWith('/test-control')) return next()

  const correlationId = c.req.header('correlation-id') ?? null
  const usid = getUsid(c.req.header('authorization'))
  const sessions = [correlationId, usid].filter((session) => session !== null)
  c.set('now', clock.of(sessions))
  const url = new URL(c.req.url)
  recordCall({
    at: c.var.now(),
    method: c.req.method,
    path: url.pathname,
    query: c.req.queries(),
    headers: [...c.req.raw.headers.keys()],
    correlationId,
    usid,
    body: await createBody(c),
  })

  const path = url.pathname + decoded(url.search)
  const fault = takeFault({ path, method: c.req.method, sessions })
  if (!fault) return next()

  const general = generalHeaders(correlationId ?? undefined)
  let headers = new Headers(general)
  const response = await applyFault(fault, async () => {
    await next()
    headers = c.res.headers
    return c.res
  })
  // Without the CORS headers, a page of another origin could not tell an error from no response.
  for (const name of Object.keys(general)) {
    const value = headers.get(name)
    if (value !== null && !response.headers.has(name)) response.headers.set(name, value)
  }
  c.res = undefined
  c.res = response
})

/** The decoded query, as a test would write it. Invalid UTF-8 stays encoded. */
function decoded(search: string): string {
  try {
    return decodeURIComponent(search.replaceAll(/%(?![\da-f]{2})/gi, '%25'))
  } catch {
    return search
  }
}

function getUsid(authorization: string | undefined): string | null {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) return null
  try {
    return decodeJwt(token).sub?.split('::usid:')[1] ?? null
  } catch {
    return null
  }
}

async function createBody(c: Context<SandboxEnv>): Promise<string> {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return ''
  const text = (await c.req.raw.clone().text()).slice(0, MAX_BODY_CHARACTERS)
  return redactBody(text, c.req.header('content-type'))
}

const SECRET_FIELDS = /^(code|code_verifier|.*token|client_secret|secret|.*password|usid)$/i
const PRIVATE_FIELDS =
  /^(c_slasjwt|c_token|c_usid|number|cardNumber|securityCode|authentication|resetToken|.*password)$/i
const CARD_NUMBER = /\d(?:[ -]?\d){11,18}/g
const SECURITY_CODE = /("securityCode"\s*:\s*"?)\d+/g

/** The loggable part of a body: no secrets, and no card data that could be used to pay. */
function redactBody(text: string, contentType = ''): string {
  if (contentType.includes('form-urlencoded')) return notedForm(text)
  try {
    return JSON.stringify(JSON.parse(text), (name, value: unknown) =>
      PRIVATE_FIELDS.test(name) && typeof value !== 'object' ? '(secret)' : value,
    )
  } catch {
    return text.replaceAll(CARD_NUMBER, '(secret)').replaceAll(SECURITY_CODE, '$1(secret)')
  }
}

function notedForm(text: string): string {
  const form = new URLSearchParams(text)
  for (const name of form.keys()) {
    if (SECRET_FIELDS.test(name) || PRIVATE_FIELDS.test(name)) form.set(name, '(secret)')
  }
  return form.toString()
}
