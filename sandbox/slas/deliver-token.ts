import { SignJWT } from 'jose'

import { sendCodeMail } from '../mails/code-mail.ts'
import type { CustomerRow } from '../customers/customer-row.ts'
import { type Locale, type Site, TENANT } from '../platform/site.ts'
import { KEY_ID, signingKey } from '../auth/signing-key.ts'

const CALLBACK_SECONDS = 300

export type DeliveryMode = 'callback' | 'sms' | 'email'

interface Delivery {
  /** The purpose of the token. */
  kind: 'reset' | 'sign-in' | 'verify' | 'passkey'
  mode: DeliveryMode
  token: string
  to: Pick<CustomerRow, 'login' | 'email' | 'profile'>
  callbackUri: string | undefined
  locale: Locale
  now: number
}

/**
 * Delivers a token to the shopper: by e-mail, as a text message, or through the shop's own server.
 */
export async function deliverToken(db: D1Database, delivery: Delivery): Promise<void> {
  const { kind, mode, token, to, callbackUri, locale, now } = delivery
  if (mode === 'callback') return callBack(db, delivery)
  if (mode === 'sms') {
    const phone = to.profile['phoneMobile']
    if (typeof phone !== 'string' || phone === '') return
    return sendCodeMail(db, { kind, token, to: phone, link: undefined, locale, now })
  }
  const link = callbackUri && linkTo(callbackUri, token, to.login)
  return sendCodeMail(db, { kind, token, to: to.email, link, locale, now })
}

function linkTo(address: string, token: string, email: string) {
  const link = new URL(address)
  link.searchParams.set('token', token)
  link.searchParams.set('email', email)
  return link.href
}

/**
 * The shop mails the link itself; the signature proves that the request comes from this service.
 */
async function callBack(db: D1Database, { token, to, callbackUri, locale, now }: Delivery) {
  if (callbackUri === undefined) return
  const issuedAt = Math.floor(now / 1000)
  const { privateKey } = await signingKey(db)
  const signature = await new SignJWT({
    iss: `slas/prod/${TENANT}`,
    sub: to.login,
    aud: callbackUri,
    iat: issuedAt,
    exp: issuedAt + CALLBACK_SECONDS,
  })
    .setProtectedHeader({ kid: KEY_ID, typ: 'jwt', alg: 'ES256' })
    .sign(privateKey)
  const response = await fetch(callbackUri, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', 'x-slas-callback-token': signature },
    body: JSON.stringify({ email_id: to.email, token, locale }),
    signal: AbortSignal.timeout(CALLBACK_TIMEOUT_MS),
  })
  await response.body?.cancel()
}

const CALLBACK_TIMEOUT_MS = 5000

/** The requested locale if the site supports it, else the site's default. */
export const supportedLocale = (site: Site, request: string): Locale =>
  site.locales.find((locale) => locale === request) ?? site.defaultLocale
