import type { Context } from 'hono'
import type { html } from 'hono/html'

import { errorDocument } from './page.ts'
import { getLocale } from './messages.ts'

export const newNonce = () => crypto.randomUUID().replaceAll('-', '')

/** Responds to an address that does not come from a known shop. */
export function respondWithErrorPage(c: Context) {
  const nonce = newNonce()
  return respondWithDocument(c, {
    body: errorDocument(getLocale(c.req.query('locale')), nonce),
    policy: `style-src 'nonce-${nonce}'; frame-ancestors 'none'`,
    status: 400,
  })
}

interface DocumentResponse {
  body: ReturnType<typeof html>
  policy: string
  status?: 200 | 400 | 422
}

/**
 * Responds with a document under its own content security policy: everything is blocked unless
 * `policy` allows it.
 */
export function respondWithDocument(c: Context, { body, policy, status = 200 }: DocumentResponse) {
  const closed = "default-src 'none'; base-uri 'none'"
  const formAction = policy.includes('form-action') ? '' : "; form-action 'none'"
  c.header('content-security-policy', `${closed}; ${policy}${formAction}`)
  return c.html(body, status)
}
