import { expect, test } from 'vitest'

import { PASSWORD, newEmail, details, registered, visible, wrong } from './customers.ts'
import { mailsTo, mailTo } from './outbox.ts'
import { openShopper, rejectedForm } from './purchase.ts'
import { control } from './shop.ts'
import { requestSession, signIn } from './signed-in.ts'
import { openStore } from './store.ts'

test('registering only mails a code, which signs in and keeps the bag', async () => {
  const shopper = openShopper(openStore())
  await shopper.add('JW0801', 2)
  const email = await registered(shopper)

  expect(await mailsTo(email)).toHaveLength(1)
  expect(await requestSession(shopper)).toMatchObject({
    customerType: 'registered',
    firstName: 'Ana',
    bagCount: 2,
  })
  // The password works as well, and a signed-in customer cannot register again.
  expect((await signIn(openShopper(openStore()), email, { password: PASSWORD })).status).toBe(200)
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
  // Only the reader of the mail can use its code.
  const { code } = await mailTo(email, 2)
  expect((await stranger.form('/login/code/enter', { code: wrong(code) })).status).toBe(422)
  expect(
    (await signIn(openShopper(openStore()), email, { password: 'Another-one-12' })).status,
  ).toBe(401)
  await stranger.form('/login/code/enter', { code })
  expect(await requestSession(stranger)).toMatchObject({ firstName: 'Ana' })
})

test('a stranger who registers another person’s address gets no access to their account', async () => {
  const store = openStore()
  const email = newEmail()
  const stranger = openShopper(store)
  const theirs = { ...details(email), firstName: 'Eve', password: 'Another-one-12' }
  await stranger.form('/registration/create', theirs)
  const entered = async (password: string) =>
    (await signIn(openShopper(openStore()), email, { password })).status
  expect(await entered(theirs.password)).toBe(401)

  const owner = openShopper(store)
  await owner.form('/registration/create', details(email))
  // A moment later no second mail is sent: the owner uses the code that the stranger requested.
  const { code } = await mailTo(email)
  expect(await mailsTo(email)).toHaveLength(1)
  expect((await owner.form('/login/code/enter', { code })).to).toBe('/my-account')
  expect(await requestSession(owner)).toMatchObject({ firstName: 'Ana' })
  expect(await entered(theirs.password)).toBe(401)
  expect(await entered(PASSWORD)).toBe(200)
})

test('a password that cannot be saved is reported, with another way to set one', async () => {
  const shopper = openShopper(openStore())
  const email = newEmail()
  await shopper.form('/registration/create', details(email))
  const { code } = await mailTo(email)
  await shopper.breaks('/password', { kind: 'status', status: 503 }, { method: 'PUT' })
  const { to } = await shopper.form('/login/code/enter', { code })
  expect(to).toBe('/my-account/reset?step=unsaved')
  const { text } = await shopper.get(to ?? '')
  expect(text).toContain('You are signed in, but your password could not be saved.')
  expect(await requestSession(shopper)).toMatchObject({ customerType: 'registered' })
})

test('a rejected registration explains its errors and never repeats the password', async () => {
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

test('a site’s own pattern validates passwords', async () => {
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
