import { expect, test } from 'vitest'

import { openShopper } from './purchase.ts'
import { openShop } from './shop.ts'
import { openSignedIn } from './signed-in.ts'
import { openStore } from './store.ts'
import { withPasskey } from './passkey-customer.ts'

const CHANGE_PASSWORD = '/.well-known/change-password'

test('a signed-in customer arrives at the form for a new password', async () => {
  const shopper = await openSignedIn('reg@shoppers.example')
  const { response } = await shopper.get(CHANGE_PASSWORD)
  expect(response.status).toBe(303)

  const { text } = await shopper.get(response.headers.get('location') ?? '')
  expect(text).toMatch(/<input[^>]*autocomplete="current-password"/i)
  expect(text).toMatch(/<input[^>]*autocomplete="new-password"/i)
  expect(text.match(/<input[^>]*type="password"/g)?.length).toBeGreaterThanOrEqual(2)
})

test('everyone else signs in first, and then arrives there', async () => {
  const shopper = openShopper(openStore())
  const { response } = await shopper.get(CHANGE_PASSWORD)
  const form = await shopper.get(response.headers.get('location') ?? '')

  expect(form.response.status).toBe(303)
  const login = new URL(form.response.headers.get('location') ?? '', 'https://shop.example')
  expect(login.pathname).toBe('/login')
  expect(login.searchParams.get('from')).toBe('/my-account/edit-profile?edit=password')
})

test('the address for managing passkeys lists them', async () => {
  const { shopper } = await withPasskey()
  const { text } = await shopper.get('/.well-known/passkey-endpoints')
  const { enroll, manage } = JSON.parse(text)
  expect(enroll).toBe(manage)

  const { pathname, search } = new URL(manage)
  expect((await shopper.get(pathname + search)).text).toContain('name="credentialId"')
})

test('the addresses have the security headers, and made-up ones are not found', async () => {
  const shop = openShop({
    SECURITY_TXT: JSON.stringify({
      contact: ['mailto:security@shop.example'],
      expires: '2999-01-01T00:00:00Z',
    }),
  })
  for (const name of ['security.txt', 'gpc.json', 'passkey-endpoints', 'change-password']) {
    const { response } = await shop.text(`/.well-known/${name}`)
    expect(response.status, name).toBeLessThan(400)
    expect(response.headers.get('x-content-type-options'), name).toBe('nosniff')
    expect(response.headers.get('content-security-policy'), name).toContain("default-src 'none'")
    expect(response.headers.getSetCookie(), name).toEqual([])
  }
  // With this address, password managers find out whether statuses of the shop can be relied on.
  const { response } = await shop.text(
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
  )
  expect(response.status).toBe(404)
})
