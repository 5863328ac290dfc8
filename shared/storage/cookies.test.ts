import { expect, test } from 'vitest'

import { COOKIES } from './cookie-declarations.ts'
import { cookieName, isCookieHeader, readCookie, setCookie } from './cookies.ts'

const US = { site: 'us', prefix: '__Host-Http-' }
const CA = { site: 'ca', prefix: '__Host-Http-' }

test('a cookie is set with the flags of its declaration, and for no longer than declared', () => {
  const headers = new Headers()
  setCookie(headers, 'session', { ...US, value: 'sealed', maxAgeSeconds: 60 })
  setCookie(headers, 'session', { ...US, value: 'sealed', maxAgeSeconds: 1e9 })
  setCookie(headers, 'session', { ...US, value: null })

  const flags = 'Path=/; HttpOnly; Secure; SameSite=Lax'
  expect(headers.getSetCookie()).toEqual([
    `__Host-Http-us-session=sealed; Max-Age=60; ${flags}`,
    `__Host-Http-us-session=sealed; Max-Age=7776000; ${flags}`,
    `__Host-Http-us-session=; Max-Age=0; ${flags}`,
  ])
  expect([...headers.keys()].filter(isCookieHeader)).toHaveLength(3)
})

test('without a prefix the session cookie also works over http', () => {
  const headers = new Headers()
  setCookie(headers, 'session', { site: 'us', prefix: '', value: 'sealed', maxAgeSeconds: 60 })
  expect(headers.getSetCookie()).toEqual([
    'us-session=sealed; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
  ])
})

test('each site has its own session cookie', () => {
  const header =
    'x__Host-Http-us-session=other; __Host-Http-us-session=a=b==;__Host-Http-ca-session=c'
  expect(readCookie(header, 'session', US)).toBe('a=b==')
  expect(readCookie(header, 'session', CA)).toBe('c')
  expect(readCookie('__Host-Http-us-session=a', 'session', CA)).toBeNull()
  expect(readCookie(null, 'session', US)).toBeNull()
})

test('no two cookies share a name', () => {
  const names = Object.values(COOKIES).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(cookieName('visitor', US)).toBe('vitrine-visitor')
})
