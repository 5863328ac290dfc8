import { expect } from 'vitest'

/** Both parts of a token, because a nonce may match the first by chance. */
const TOKEN = /eyJ[\w-]{10,}\.eyJ|sandbox-private-client-secret|local-purge-secret/
const STACK = /\bat \S+ \(|\/worker\/|node_modules|\.tsx?:\d+/

/** Expects security headers, and no token, cookie or stack trace in a response. */
export function expectDiscreet(response: Response, text: string) {
  const { headers } = response
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('strict-transport-security')).toMatch(/max-age=63072000; includeSubDomains/)
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/)
  expect(headers.has('set-cookie')).toBe(false)
  expect(text).not.toMatch(TOKEN)
  if (response.status >= 400) expect(text).not.toMatch(STACK)
}

/** Expects an uncached error page that offers ways to continue. */
export function expectOutagePage(response: Response, text: string) {
  expectDiscreet(response, text)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('10')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(text).toContain('noindex')
  expect(text).toContain('role="search"')
  expect(text).toMatch(/<a href="\/">/)
}
