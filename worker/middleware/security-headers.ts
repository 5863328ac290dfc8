import { factory } from '../env.ts'
import { contentSecurityPolicy, REPORTING_ENDPOINTS } from './content-security-policy.ts'
import { writableHeaders } from './writable-headers.ts'

const TWO_YEARS_IN_SECONDS = 63_072_000

const HEADERS = Object.entries({
  'Strict-Transport-Security': `max-age=${TWO_YEARS_IN_SECONDS}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'browsing-topics=(), camera=(), geolocation=(self), microphone=(), payment=(self), usb=()',
})

const DATA_POLICY = contentSecurityPolicy({ kind: 'data' })

/** Adds the security headers to every response, whatever its status. A document sets its own CSP. */
export const securityHeaders = () =>
  factory.createMiddleware(async function securityHeaders(c, next) {
    await next()
    setSecurityHeaders(writableHeaders(c))
  })

export function setSecurityHeaders(headers: Headers) {
  for (const [name, value] of HEADERS) headers.set(name, value)
  const isDocument = headers.has('Content-Security-Policy')
  if (isDocument) headers.set('Reporting-Endpoints', REPORTING_ENDPOINTS)
  else headers.set('Content-Security-Policy', DATA_POLICY)
}
