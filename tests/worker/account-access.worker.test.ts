import { expect, test } from 'vitest'

import { mailsTo, mailTo } from './outbox.ts'
import { openShopper, rejectedForm, type Shopper } from './purchase.ts'
import { control, SANDBOX } from './shop.ts'
import { askForSession } from './session-request.ts'
import { openStore } from './store.ts'

const PASSWORD = 'Candlelight12'
const NEW_PASSWORD = 'Juniper-berry-7'

const newEmail = () => `ana.${crypto.randomUUID().slice(0, 13)}@shoppers.example`

const details = (email: string) => ({
  firstName: 'Ana',
  lastName: 'Ruiz',
  email,
  password: PASSWORD,
})

async function customerTypeOf(shopper: Shopper) {
  const { text } = await shopper.request('/api', askForSession({}, 'init'))
  return JSON.parse(text).data.onsession
}

/** Registers, and enters the code of the mail. */
async function registered(shopper: Shopper, email = newEmail(), prefix = '') {
  const answer = await shopper.form(`${prefix}/registration/create`, details(email))
  expect(answer, answer.text).toMatchObject({
    status: 303,
    to: `${prefix}/registration?step=code`,
  })
  const { code } = await mailTo(email)
  expect(await shopper.form(`${prefix}/login/code/enter`, { code })).toMatchObject({
    status: 303,
    to: `${prefix}/my-account`,
  })
  return email
}

const visible = ({ response, text }: { response: Response; text: string }) => ({
  status: response.status,
  location: response.headers.get('location'),
  headers: [...response.headers.keys()].toSorted(),
  cookies: response.headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/=[^;]*/, '').replace(/Max-Age=\d+/, '')),
  text,
})

test('registering mails a code, which signs in and keeps the bag', async () => {
  const shopper = openShopper(openStore())
  await shopper.add('JW0801', 2)
  const email = await registered(shopper)

  expect(await customerTypeOf(shopper)).toMatchObject({
    customerType: 'registered',
    firstName: 'Ana',
    bagCount: 2,
  })
  // The password works as well, and somebody who is signed in needs no other account.
  expect((await signIn(openShopper(openStore()), email, PASSWORD)).status).toBe(200)
  expect((await shopper.form('/registration/create', details(newEmail()))).to).toBe('/my-account')
})

test('registering an address that has an account looks the same, and changes nothing', async () => {
  const email = await registered(openShopper(openStore()))
  const stranger = openShopper(openStore())
  const other = { ...details(email), firstName: 'Eve', password: 'Another-one-12' }

  const known = await stranger.form('/registration/create', other)
  const unknown = await openShopper(openStore()).form('/registration/create', details(newEmail()))
  expect(visible(known)).toEqual(visible(unknown))
  expect(visible(await stranger.get('/registration?step=code')).status).toBe(200)
  // Only who reads the mail can use its code.
  const { code } = await mailTo(email, 2)
  expect((await stranger.form('/login/code/enter', { code: wrong(code) })).status).toBe(422)
  expect((await signIn(openShopper(openStore()), email, 'Another-one-12')).status).toBe(401)
  await stranger.form('/login/code/enter', { code })
  expect(await customerTypeOf(stranger)).toMatchObject({ firstName: 'Ana' })
})

test('a rejected registration shows what is wrong and never the password', async () => {
  const shopper = openShopper(openStore())
  const typed = {
    firstName: 'Ana2',
    lastName: '',
    email: 'ana+shop@example.com',
    password: 'candlelight12',
  }
  const { status, text } = await shopper.form('/registration/create', typed)
  expect(status).toBe(422)
  expect(text).not.toContain(typed.password)
  expect(rejectedForm(text)).toMatchObject({
    values: { firstName: 'Ana2', email: 'ana+shop@example.com' },
    fields: {
      firstName: 'numbers',
      lastName: 'required',
      email: 'email-plus',
      password: 'password-upper',
    },
  })
  expect(text).toContain('Password must contain at least one upper-case letter (A-Z)')
  expect(await shopper.calls()).toEqual([])
  const french = await shopper.form('/ca/fr-CA/registration/create', typed)
  expect(french.text).toContain('Le mot de passe doit contenir au moins une lettre majuscule')
})

test('a site’s own pattern decides about passwords', async () => {
  const config = JSON.stringify({ us: { password: '(?=.*[!?#])\\S{10,50}' } })
  await control('PUT', '/preferences/us/validationRegexConfig', { value: config })
  try {
    const { text } = await openShopper(openStore()).form(
      '/registration/create',
      details(newEmail()),
    )
    expect(rejectedForm(text)?.fields).toEqual({ password: 'password-special' })
    expect(text).toContain('Password must contain at least one special character ($%/()[]{}&#x27;=')
  } finally {
    await control('DELETE', '/preferences/us/validationRegexConfig')
  }
})

test('a code works once, in the browser that asked for it, for ten minutes', async () => {
  const store = openStore()
  const email = await registered(openShopper(store))
  const shopper = openShopper(store)
  const asked = await shopper.form('/login/code', { email, from: '/login' })
  expect(asked.to).toBe('/login?step=code')
  const unknown = await openShopper(store).form('/login/code', {
    email: newEmail(),
    from: '/login',
  })
  expect(visible(asked)).toEqual(visible(unknown))

  const { code } = await mailTo(email, 2)
  const elsewhere = openShopper(store)
  expect((await elsewhere.form('/login/code/enter', { code })).status).toBe(422)
  const late = shopper.copy()
  const grouped = `${code.slice(0, 4)} ${code.slice(4)}`
  expect((await shopper.form('/login/code/enter', { code: grouped })).to).toBe('/my-account')
  expect((await late.form('/login/code/enter', { code })).status).toBe(422)

  await late.form('/login/code', { email, from: '/login' })
  const second = await mailTo(email, 3)
  store.clock.now += 600_001
  expect((await late.form('/login/code/enter', { code: second.code })).status).toBe(422)
})

test('a code by mail creates no account, and a nameless customer is asked for a name', async () => {
  const store = openStore()
  const email = newEmail()
  await openShopper(store).form('/login/code', { email, from: '/login' })
  expect(await mailsTo(email)).toEqual([])

  const shopper = openShopper(store)
  expect((await shopper.form('/complete-registration/save', { firstName: 'Ana' })).to).toBe(
    '/login?from=%2Fcomplete-registration',
  )
  await registered(shopper, email)
  const names = { firstName: 'Zoë', lastName: 'Ruiz' }
  const rejected = await shopper.form('/complete-registration/save', names)
  expect(rejectedForm(rejected.text)?.fields).toEqual({ firstName: 'special-characters' })
  const saved = await shopper.form('/complete-registration/save', { ...names, firstName: 'Zoe' })
  expect(saved.to).toBe('/my-account')
  expect(await customerTypeOf(shopper)).toMatchObject({ firstName: 'Zoe' })
})

test('a link to a new password leaves the address, works once and signs everybody out', async () => {
  const store = openStore()
  const owner = openShopper(store)
  const email = await registered(owner)
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await signIn(openShopper(store), email, 'Wrong-one-12')
  }
  expect((await signIn(openShopper(store), email, PASSWORD)).status).toBe(401)

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
  // It signs nobody in, lifts the lock, and works once.
  expect(await customerTypeOf(reader)).toMatchObject({ customerType: 'anonymous' })
  expect((await signIn(openShopper(store), email, NEW_PASSWORD)).status).toBe(200)
  const again = await another.form('/set-new-password/save', { password: 'Yet-another-1' })
  expect(again.to).toBe('/set-new-password-expired')
  expect((await another.get('/set-new-password')).to).toBe('/set-new-password-expired')
  const page = await another.get('/set-new-password-expired')
  expect(page.status).toBe(200)
  expect(page.text).toContain('This Link Has Expired')
  expect(store.lines.join('\n')).not.toContain(token)
  expect(store.lines.join('\n')).not.toContain(email)
})

test('asking for a new password says nothing about the account', async () => {
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

test('mails are in the language of the page', async () => {
  const store = openStore()
  const shopper = openShopper(store)
  const email = await registered(shopper, newEmail(), '/ca/fr-CA')
  expect(await mailTo(email)).toMatchObject({ locale: 'fr-CA' })
  await shopper.form('/ca/fr-CA/my-account/reset/request', { email })
  const { locale, link } = await mailTo(email, 2)
  expect(locale).toBe('fr-CA')
  expect(link?.pathname).toBe('/ca/fr-CA/set-new-password')
})

test('a captcha must be solved, on this host, and its answer works once', async () => {
  const store = openStore()
  const email = newEmail()
  const reset = (captcha: string) =>
    openShopper(store).form('/my-account/reset/request', { email, captcha })

  for (const captcha of [
    '',
    'captcha_00000000000000000000000000000000',
    await solved('http://evil.example'),
  ]) {
    const { status, text } = await reset(captcha)
    expect(status).toBe(422)
    expect(rejectedForm(text)?.problem).toBe('captcha')
    expect(text).toContain('Please complete the reCAPTCHA verification.')
  }
  const answer = await solved(store.bindings.PUBLIC_ORIGIN)
  expect((await reset(answer)).status).toBe(303)
  expect((await reset(answer)).status).toBe(422)
  const down = openStore({ CAPTCHA_URL: 'http://127.0.0.1:9' })
  const sent = await openShopper(down).form('/my-account/reset/request', { email, captcha: answer })
  expect(sent.status).toBe(303)
})

test('attempts are limited by network and by login, stricter without a captcha', async () => {
  const store = openStore()
  const from = (ip: string) => ({ headers: { 'cf-connecting-ip': ip } })
  const reset = async (ip: string, email: string, captcha?: string) => {
    const body = { idempotencyKey: `op-${crypto.randomUUID()}`, email, ...(captcha && { captcha }) }
    return openShopper(store).request('/my-account/reset/request', {
      method: 'POST',
      body: new URLSearchParams(body),
      ...from(ip),
    })
  }
  const statuses: number[] = []
  for (let at = 1; at <= 6; at += 1) {
    statuses.push((await reset(`203.0.113.${at}`, newEmail())).status)
  }
  expect(statuses).toEqual([303, 303, 303, 303, 303, 422])
  const limited = await reset('203.0.113.9', newEmail())
  expect(rejectedForm(limited.text)?.problem).toBe('too-many-attempts')
  expect(Number(limited.response.headers.get('retry-after'))).toBeGreaterThan(3_000)
  const captcha = await solved(store.bindings.PUBLIC_ORIGIN)
  expect((await reset('203.0.113.9', newEmail(), captcha)).status).toBe(303)
  expect((await reset('198.51.100.1', newEmail())).status).toBe(303)
  store.clock.now += 3_600_000
  expect((await reset('203.0.113.9', newEmail())).status).toBe(303)

  // The same for an address with an account and one without.
  for (const email of [newEmail(), await registered(openShopper(store))]) {
    const tries = await Promise.all(Array.from({ length: 10 }, () => reset('127.0.0.1', email)))
    expect(tries.filter(({ status }) => status === 303)).toHaveLength(5)
  }
})

test('without the counters attempts are allowed, and a line says so', async () => {
  const store = openStore({ ATTEMPT_LIMITS: undefined })
  const email = newEmail()
  const asked = await openShopper(store).form('/my-account/reset/request', { email })
  expect(asked.status).toBe(303)
  expect(store.lines.join('\n')).toContain('attempts are not limited')
})

const wrong = (code: string) => `${code.slice(0, 7)}${(Number(code[7]) + 1) % 10}`

async function signIn(shopper: Shopper, email: string, password: string) {
  attempts += 1
  await control('PUT', '/clock', { offsetMs: attempts * 2_000, session: shopper.name })
  return shopper.api('POST', '/account/sign-in', { email, password })
}
let attempts = 0

/** The answer of a captcha that somebody has solved on a page of this origin. */
async function solved(origin: string): Promise<string> {
  const answer = await fetch(`${SANDBOX}/services/captcha/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ sitekey: 'juniper-and-wick-captcha' }),
  })
  return (await answer.json<{ token: string }>()).token
}
