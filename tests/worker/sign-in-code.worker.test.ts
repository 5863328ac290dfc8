import { expect, test } from 'vitest'

import { newEmail, registered, visible } from './customers.ts'
import { mailsTo, mailTo } from './outbox.ts'
import { openShopper, rejectedForm } from './purchase.ts'
import { sessionOf } from './signed-in.ts'
import { openStore } from './store.ts'

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
  const names = { firstName: 'Зоя', lastName: 'Ruiz' }
  const rejected = await shopper.form('/complete-registration/save', names)
  expect(rejectedForm(rejected.text)?.fields).toEqual({ firstName: 'special-characters' })
  const saved = await shopper.form('/complete-registration/save', { ...names, firstName: 'Zoë' })
  expect(saved.to).toBe('/my-account')
  expect(await sessionOf(shopper)).toMatchObject({ firstName: 'Zoë' })
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
