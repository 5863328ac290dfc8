import { expect, test } from 'vitest'

import { COOKIES } from '#shared/browser-storage.ts'

import { removeRefused } from './remove-refused.ts'

test('the cookies of refused groups are removed on both sites, and no others', () => {
  const headers = new Headers()
  const cookies = 'us-store-id=1; ca-store-id=2; us-postal-code=43215; international-redirect=1'
  removeRefused(
    headers,
    { cookies, allowed: ['necessary', 'functional'], prefix: '__Host-Http-' },
    [
      { ...COOKIES.storeId, group: 'targeting' },
      { ...COOKIES.postalCode, group: 'functional' },
      { ...COOKIES.reviewer, group: 'performance' },
    ],
  )
  expect(headers.getSetCookie()).toEqual([
    'us-store-id=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    'ca-store-id=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  ])
})
