import { expect, test } from 'vitest'

import { COOKIES, isFreeCookieName } from '../browser-storage.ts'
import { MAX_WELCOME_DAYS, welcomeCookie } from '../shell/storage.ts'
import { cookieName, isCookieHeader, readCookie, setCookie } from './cookies.ts'
import type { ConsentGroup } from './consent-groups.ts'

type CookieId = keyof typeof COOKIES

const US = { site: 'us', prefix: '__Host-Http-' }
const CA = { site: 'ca', prefix: '__Host-Http-' }

test('a cookie is set with the flags of its declaration, and for no longer than declared', () => {
  const headers = new Headers()
  setCookie(headers, COOKIES.session, { ...US, value: 'sealed', maxAgeSeconds: 60 })
  setCookie(headers, COOKIES.session, { ...US, value: 'sealed', maxAgeSeconds: 1e9 })
  setCookie(headers, COOKIES.session, { ...US, value: null })

  const flags = 'Path=/; HttpOnly; Secure; SameSite=Lax'
  expect(headers.getSetCookie()).toEqual([
    `__Host-Http-us-session=sealed; Max-Age=60; ${flags}`,
    `__Host-Http-us-session=sealed; Max-Age=7776000; ${flags}`,
    `__Host-Http-us-session=; Max-Age=0; ${flags}`,
  ])
  expect([...headers.keys()].filter(isCookieHeader)).toHaveLength(3)
  expect(isCookieHeader('Set-Cookie')).toBe(true)
})

test('without a prefix the session cookie also works over http', () => {
  const headers = new Headers()
  setCookie(headers, COOKIES.session, {
    site: 'us',
    prefix: '',
    value: 'sealed',
    maxAgeSeconds: 60,
  })
  expect(headers.getSetCookie()).toEqual([
    'us-session=sealed; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
  ])
})

test('a cookie that is not necessary is set only after consent to its group, and can always be removed', () => {
  const written = (id: CookieId, value: string | null, consent?: ConsentGroup[]) => {
    const headers = new Headers()
    setCookie(headers, COOKIES[id], { ...US, value, ...(consent && { consent }) })
    return headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  }
  const others: ConsentGroup[] = ['necessary', 'functional', 'performance']
  for (const id of ['visitorId', 'brand', 'marketing'] as const) {
    const name = cookieName(COOKIES[id], US)
    expect(written(id, 'x')).toEqual([])
    expect(written(id, 'x', others)).toEqual([])
    expect(written(id, 'x', ['targeting'])).toEqual([`${name}=x`])
    expect(written(id, null, [])).toEqual([`${name}=`])
  }
  expect(written('session', 'x')).toEqual(['__Host-Http-us-session=x'])
})

test('scripts read only the cookies that are declared for them, which are Secure without a prefix, too', () => {
  const flagsOf = (id: CookieId) => {
    const headers = new Headers()
    setCookie(headers, COOKIES[id], { site: 'us', prefix: '', value: 'x', consent: ['targeting'] })
    return headers.getSetCookie().map((cookie) => cookie.split('; ').slice(1))
  }
  const year = 'Max-Age=31536000'
  expect(flagsOf('marketing')).toEqual([[year, 'Path=/', 'Secure', 'SameSite=Lax']])
  expect(flagsOf('storeId')).toEqual([[year, 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']])
  // It ends with the browser's session.
  expect(flagsOf('visitor')).toEqual([['Path=/', 'Secure', 'SameSite=Lax']])
  expect(flagsOf('agent')).toEqual([['Max-Age=900', 'Path=/', 'HttpOnly', 'SameSite=Strict']])
})

test('content may name the cookie of the welcome dialog, but never take the name of another one', () => {
  expect(cookieName(welcomeCookie('spring'), US)).toBe('spring')
  expect(cookieName(welcomeCookie(), US)).toBe('welcome-modal')
  expect(MAX_WELCOME_DAYS).toBe(365)
  for (const free of ['welcome-modal', 'spring_2027', 'a', 'a'.repeat(64), 'x-us-session'])
    expect(isFreeCookieName(free), free).toBe(true)
  const taken = ['us-session', 'CA-Session', 'visitor-id', 'privacy-choices', 'marketing-source']
  const unwritable = ['', '1st', 'a b', 'a;b', 'a=b', '-a', 'a'.repeat(65), 'a;', ' a']
  for (const name of [...taken, ...unwritable]) expect(isFreeCookieName(name), name).toBe(false)
})

test('each site has its own session cookie', () => {
  const header =
    'x__Host-Http-us-session=other; __Host-Http-us-session=a=b==;__Host-Http-ca-session=c'
  expect(readCookie(header, COOKIES.session, US)).toBe('a=b==')
  expect(readCookie(header, COOKIES.session, CA)).toBe('c')
  expect(readCookie('__Host-Http-us-session=a', COOKIES.session, CA)).toBeNull()
  expect(readCookie(null, COOKIES.session, US)).toBeNull()
})

test('no two cookies share a name', () => {
  const names = Object.values(COOKIES).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(cookieName(COOKIES.visitor, US)).toBe('vitrine-visitor')
})
