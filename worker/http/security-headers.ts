import { factory } from '../config/env.ts'
import { contentSecurityPolicy, REPORTING_ENDPOINTS } from './content-security-policy.ts'
import { changeHeaders } from './writable-headers.ts'

const TWO_YEARS_IN_SECONDS = 63_072_000

/** The headers of every response. A document contains them from the start, because that costs less than to add them. */
export const SECURITY_HEADERS = {
  'Strict-Transport-Security': `max-age=${TWO_YEARS_IN_SECONDS}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'browsing-topics=(), camera=(), geolocation=(self), microphone=(), payment=(self), usb=()',
}

const HEADERS = Object.entries(SECURITY_HEADERS)

/** Only documents have this header before. They then have all of them, and a policy of their own. */
const LAST = 'Permissions-Policy'

const DATA_POLICY = contentSecurityPolicy({ kind: 'data' })

/** Adds the security headers to every response, whatever its status. A document sets its own CSP. */
export const securityHeaders = () =>
  factory.createMiddleware(async function securityHeaders(c, next) {
    await next()
    changeHeaders(c, setSecurityHeaders)
  })

export function setSecurityHeaders(headers: Headers) {
  if (headers.get(LAST) === SECURITY_HEADERS[LAST]) return
  // A response that tells other pages nothing keeps that.
  const isSilent = headers.get('Referrer-Policy') === 'no-referrer'
  for (const [name, value] of HEADERS) headers.set(name, value)
  if (isSilent) headers.set('Referrer-Policy', 'no-referrer')
  const isDocument = headers.has('Content-Security-Policy')
  if (isDocument) headers.set('Reporting-Endpoints', REPORTING_ENDPOINTS)
  else headers.set('Content-Security-Policy', DATA_POLICY)
}
