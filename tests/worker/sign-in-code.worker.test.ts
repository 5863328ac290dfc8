import { expect, test } from 'vitest'

import { shopFor } from './agents.ts'
import { newEmail, registered, visible } from './customers.ts'
import { mailsTo, mailTo } from './outbox.ts'
import { openShopper, rejectedForm } from './purchase.ts'
import { requestSession, signIn } from './signed-in.ts'
import { openStore } from './store.ts'

const UNNAMED = 'unnamed@shoppers.example'

test('a code works once, in the browser that requested it, for ten minutes', async () => {
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

test('a code by mail creates no account', async () => {
  const email = newEmail()
  await openShopper(openStore()).form('/login/code', { email, from: '/login' })
  expect(await mailsTo(email)).toEqual([])
})

test('only a customer without a name completes the registration', async () => {
  const page = '/complete-registration'
  const store = openStore()
  const guest = openShopper(store)
  const toLogin = { status: 303, to: '/login?from=%2Fcomplete-registration' }
  expect(await guest.get(page)).toMatchObject(toLogin)
  expect(await guest.form(`${page}/save`, { firstName: 'Ana' })).toMatchObject(toLogin)
  await guest.add('JW0801')
  expect(await guest.get(page)).toMatchObject(toLogin)

  // Ana Ruiz already has a name, which the form does not change.
  const names = { firstName: 'Zoe', lastName: 'Ruiz' }
  await registered(guest)
  expect(await guest.get(page)).toMatchObject({ status: 303, to: '/my-account' })
  expect((await guest.form(`${page}/save`, names)).to).toBe('/my-account')
  expect(await requestSession(guest)).toMatchObject({ firstName: 'Ana' })

  const agent = openShopper(openStore())
  await shopFor(agent, UNNAMED)
  expect(await agent.get(page)).toMatchObject({ status: 303, to: '/my-account' })

  const unnamed = openShopper(openStore())
  await signIn(unnamed, UNNAMED, { site: 'ca' })
  const { status, text } = await unnamed.get(`/ca${page}`)
  expect(status).toBe(200)
  expect(text).toContain('Complete Your Registration</h1>')
  const rejected = await unnamed.form(`/ca${page}/save`, { ...names, firstName: 'Зоя' })
  expect(rejectedForm(rejected.text)?.fields).toEqual({ firstName: 'special-characters' })
  expect((await unnamed.form(`/ca${page}/save`, names)).to).toBe('/ca/my-account')
  expect(await unnamed.get(`/ca${page}`)).toMatchObject({ status: 303, to: '/ca/my-account' })
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
