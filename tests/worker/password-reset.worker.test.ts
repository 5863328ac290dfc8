import { expect, test } from 'vitest'

import { PASSWORD, newEmail, registered, visible } from './customers.ts'
import { mailsTo, mailTo } from './outbox.ts'
import { openShopper, rejectedForm } from './purchase.ts'
import { requestSession, signIn } from './signed-in.ts'
import { openStore } from './store.ts'

const NEW_PASSWORD = 'Juniper-berry-7'

test('a password reset link disappears from the address, works once and signs out every device', async () => {
  const store = openStore()
  const owner = openShopper(store)
  const email = await registered(owner)
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await signIn(openShopper(store), email, { password: 'Wrong-one-12' })
  }
  expect((await signIn(openShopper(store), email, { password: PASSWORD })).status).toBe(401)

  const asked = await openShopper(store).form('/my-account/reset/request', { email })
  expect(asked.to).toBe('/my-account/reset?step=sent')
  const { link, locale } = await mailTo(email, 2)
  expect(locale).toBe('en-US')
  expect(link?.origin).toBe(store.bindings.PUBLIC_ORIGIN)
  const token = link?.searchParams.get('token') ?? 'no token'

  const reader = openShopper(store)
  const followed = await reader.get(`${link?.pathname}${link?.search}`)
  expect(followed).toMatchObject({ status: 303, to: '/set-new-password' })
  expect(followed.response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(followed.response.headers.get('cache-control')).toContain('no-store')
  const shown = await reader.get('/set-new-password')
  expect(shown.status).toBe(200)
  expect(shown.response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(shown.text).not.toContain(token)

  const weak = await reader.form('/set-new-password/save', { password: 'short' })
  expect(rejectedForm(weak.text)?.fields).toEqual({ password: 'password-short' })
  const another = reader.copy()
  const changed = await reader.form('/set-new-password/save', { password: NEW_PASSWORD })
  expect(changed).toMatchObject({ status: 303, to: '/set-new-password?step=done' })
  // It signs no device in, lifts the lockout, and works once.
  expect(await requestSession(reader)).toMatchObject({ customerType: 'anonymous' })
  expect((await signIn(openShopper(store), email, { password: NEW_PASSWORD })).status).toBe(200)
  const again = await another.form('/set-new-password/save', { password: 'Yet-another-1' })
  expect(again.to).toBe('/set-new-password-expired')
  expect((await another.get('/set-new-password')).to).toBe('/set-new-password-expired')
  const page = await another.get('/set-new-password-expired')
  expect(page.status).toBe(200)
  expect(page.text).toContain('This Link Has Expired')
  expect(store.lines.join('\n')).not.toContain(token)
  expect(store.lines.join('\n')).not.toContain(email)
})

test('requesting a new password reveals nothing about the account', async () => {
  const store = openStore()
  const email = await registered(openShopper(store))
  const known = await openShopper(store).form('/my-account/reset/request', { email })
  const stranger = newEmail()
  const unknown = await openShopper(store).form('/my-account/reset/request', { email: stranger })
  expect(visible(known)).toEqual(visible(unknown))
  expect(await mailsTo(stranger)).toEqual([])

  const host = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  await openShopper(store).request('/ca/fr-CA/my-account/reset/request', {
    method: 'POST',
    headers: host,
    body: new URLSearchParams({ idempotencyKey: `op-${crypto.randomUUID()}`, email }),
  })
  expect((await mailTo(email, 2)).link?.origin).toBe(store.bindings.PUBLIC_ORIGIN)
})

test('a customer who sets a new password in French gets its confirmation in French', async () => {
  const shopper = openShopper(openStore())
  const email = await registered(shopper, newEmail(), '/ca/fr-CA')
  await shopper.form('/ca/fr-CA/my-account/reset/request', { email })
  const { link } = await mailTo(email, 2)
  await shopper.get(`${link?.pathname}${link?.search}`)
  await shopper.form('/ca/fr-CA/set-new-password/save', { password: NEW_PASSWORD })
  expect(await mailTo(email, 3)).toMatchObject({ subject: 'Votre mot de passe a changé' })
})
