import * as v from 'valibot'
import { expect, test } from 'vitest'

import { PasskeyRequest } from '#shared/sign-in/passkeys.ts'

import { newEmail, PASSWORD, registered, solved } from './customers.ts'
import { mailsTo, mailTo } from './outbox.ts'
import { withPasskey } from './passkey-customer.ts'
import { newIdempotencyKey, openShopper, rejectedForm, type Shopper } from './purchase.ts'
import { control } from './shop.ts'
import { requestSession, signIn } from './signed-in.ts'
import { openStore, type Store } from './store.ts'

const MINUTE = 60_000
const NETWORKS = ['198.51.100.7', '203.0.113.7', '192.0.2.7'] as const
const NEW_PASSWORD = 'Juniper-berry-7'
const LOCK = 30 * MINUTE

/** Requests by a stranger who knows only an address, from three networks. */
async function attack(store: Store, email: string) {
  const plan: [path: string, fields: Record<string, string>, times: number][] = [
    ['/login/code', { email, from: '/login' }, 2],
    ['/login/code/enter', { code: '00000000' }, 4],
    ['/my-account/reset/request', { email }, 2],
  ]
  for (const ip of NETWORKS) {
    const stranger = openShopper(store)
    const headers = { 'cf-connecting-ip': ip }
    for (const [path, fields, times] of plan) {
      for (let time = 0; time < times; time += 1) {
        const body = new URLSearchParams({ idempotencyKey: newIdempotencyKey(), ...fields })
        await stranger.request(path, { method: 'POST', body, headers })
      }
    }
    for (let time = 0; time < 11; time += 1) {
      await signIn(stranger, email, { password: 'Wrong-one-12', headers })
    }
  }
}

const readCustomerType = async (shopper: Shopper) => (await requestSession(shopper)).customerType

test('a stranger who knows an address cannot lock its owner out', async () => {
  const store = openStore()
  const { shopper: device, email, authenticator } = await withPasskey(store)
  const mailed = await mailsTo(email)
  await openShopper(store).form('/my-account/reset/request', { email })
  const { link } = await mailTo(email, mailed.length + 1)
  await attack(store, email)

  // At most one mail of each kind was sent per minute, and the page confirmed it to the owner.
  const browser = openShopper(store)
  const asked = await browser.form('/login/code', { email, from: '/login' })
  expect(asked.to).toBe('/login?step=code')
  const { code } = await mailTo(email, mailed.length + 2)
  expect(await mailsTo(email)).toHaveLength(mailed.length + 2)

  // By the code of the mail that the stranger requested.
  expect((await browser.form('/login/code/enter', { code })).to).toBe('/my-account')
  expect(await readCustomerType(browser)).toBe('registered')

  // By passkey.
  const other = openShopper(store)
  const { text } = await other.api('POST', '/passkeys/sign-in/options', {
    intent: 'sign-in',
  })
  const { challenge } = v.parse(v.pipe(v.string(), v.parseJson(), PasskeyRequest), text)
  const { rawId, type, response } = authenticator.get({ challenge })
  const credential = { rawId, type, response }
  const signedIn = await other.api('POST', '/passkeys/sign-in', { credential })
  expect(signedIn.status, signedIn.text).toBe(200)

  // With the password, from a device that signed in before, as soon as the lockout of commerce ends.
  let later = LOCK + 15 * MINUTE
  const signInLater = async (shopper: Shopper, captcha?: string) => {
    later += MINUTE
    await control('PUT', '/clock', { offsetMs: later, session: shopper.name })
    const body = { email, password: PASSWORD, ...(captcha && { captcha }) }
    return shopper.api('POST', '/account/sign-in', body)
  }
  await device.api('POST', '/account/sign-out', { everywhere: false })
  expect((await signInLater(device)).status).toBe(200)

  // With the password, from any other device, once the captcha is solved.
  const another = openShopper(store)
  const refused = await signInLater(another)
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('"type":"captcha"')
  const solution = await solved(store.bindings.PUBLIC_ORIGIN)
  expect((await signInLater(another, solution)).status).toBe(200)

  // By the reset link that was mailed before the attack.
  const reader = openShopper(store)
  await reader.get(`${link?.pathname}${link?.search}`)
  const changed = await reader.form('/set-new-password/save', { password: NEW_PASSWORD })
  expect(changed.to).toBe('/set-new-password?step=done')
})

test('a mail is not repeated right away, and later ones become rarer', async () => {
  const store = openStore()
  const email = await registered(openShopper(store))
  const { name } = openShopper(store)
  const resets = async (offsetMs: number) => {
    await control('PUT', '/clock', { offsetMs, session: name })
    const before = (await mailsTo(email)).length
    const asks = Array.from({ length: 3 }, () =>
      openShopper(store, { name }).form('/my-account/reset/request', { email }),
    )
    for (const { to } of await Promise.all(asks)) expect(to).toBe('/my-account/reset?step=sent')
    await mailTo(email, before)
    return (await mailsTo(email)).length - before
  }
  let sent = 0
  for (let minute = 0; minute < 16; minute += 1) {
    sent += await resets(minute * MINUTE)
    store.clock.now += MINUTE
  }
  // Five within five minutes, and then one every eight.
  expect(sent).toBeLessThanOrEqual(7)
  expect(sent).toBeGreaterThanOrEqual(6)

  // The same answer for an address without an account.
  const unknown = await openShopper(store).form('/my-account/reset/request', { email: newEmail() })
  expect(unknown.to).toBe('/my-account/reset?step=sent')
})

test('a code that a stranger requested merges the owner’s bag, not the stranger’s', async () => {
  const store = openStore()
  const email = await registered(openShopper(store))
  const [stranger, owner] = [openShopper(store), openShopper(store)]
  await stranger.add('JW0801', 2)
  await owner.add('FXSALE', 1)
  for (const shopper of [stranger, owner]) {
    await shopper.form('/login/code', { email, from: '/login' })
  }
  const { code } = await mailTo(email, 2)
  expect((await owner.form('/login/code/enter', { code })).to).toBe('/my-account')
  const { lines } = await owner.bag()
  expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([['FXSALE', 1]])
})

test('after ten wrong passwords the login page shows the captcha, if one is configured', async () => {
  const email = newEmail()
  const wrongPasswords = async (store: Store, times: number) => {
    const stranger = openShopper(store)
    const headers = { 'cf-connecting-ip': '198.51.100.77' }
    for (let time = 0; time < times; time += 1) await signIn(stranger, email, { headers })
    const form = {
      email,
      password: 'Wrong-one-12',
      from: '/my-account',
      idempotencyKey: newIdempotencyKey(),
    }
    return stranger.request('/login/sign-in', {
      method: 'POST',
      body: new URLSearchParams(form),
      headers,
    })
  }
  const asked = await wrongPasswords(openStore(), 10)
  expect([asked.status, rejectedForm(asked.text)?.problem]).toEqual([422, 'captcha'])
  expect(asked.text).toContain('Please complete the reCAPTCHA verification.')
  expect(asked.text).toMatch(/data-site-key="sandbox-captcha"/)
  expect(asked.text).not.toContain('Wrong-one-12')
  expect(asked.response.headers.get('content-security-policy')).toMatch(/frame-src http/)

  const withoutService = openStore({ CAPTCHA_URL: '', CAPTCHA_SITE_KEY: '', CAPTCHA_SECRET: '' })
  const refused = await wrongPasswords(withoutService, 10)
  expect(rejectedForm(refused.text)?.problem).not.toBe('captcha')
})
