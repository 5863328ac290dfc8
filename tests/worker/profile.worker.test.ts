import { expect, test } from 'vitest'

import { newEmail, PASSWORD, registered } from './customers.ts'
import { mailsTo } from './outbox.ts'
import { choose } from './pickup.ts'
import { openShopper, rejectedForm, type Shopper } from './purchase.ts'
import { passTime, requestSession, signIn } from './signed-in.ts'
import { openStore } from './store.ts'

const PAGE = '/my-account/edit-profile'

async function newCustomer() {
  const shopper = openShopper(openStore())
  const email = await registered(shopper)
  return { shopper, email }
}

const send = (shopper: Shopper, action: string, fields: Record<string, string>) =>
  shopper.form(`${PAGE}/${action}`, fields)

test('a customer changes name, phone and month of birth, by the rules of the site', async () => {
  const { shopper } = await newCustomer()
  const rejected = await send(shopper, 'save', { firstName: 'An4', lastName: '', phone: '911' })
  expect(rejected.status).toBe(422)
  expect(rejected.text).toContain('Please check 3 fields')
  expect(rejected.text).toContain('value="An4"')
  const saved = await send(shopper, 'save', {
    firstName: 'Bea',
    lastName: 'Ruiz',
    phone: '6145550134',
    birthMonth: '7',
  })
  expect(saved).toMatchObject({ status: 303, to: `${PAGE}?done=saved` })
  const { text } = await shopper.get(`${PAGE}?done=saved`)
  for (const shown of ['Bea Ruiz', '614-555-0134', 'July', 'Your changes are saved.']) {
    expect(text).toContain(shown)
  }
  expect(await requestSession(shopper)).toMatchObject({ firstName: 'Bea' })
})

test('a new email address needs the password and the mailed link, and the old address is notified', async () => {
  const { shopper, email } = await newCustomer()
  const next = newEmail()
  const wrong = await send(shopper, 'email', { email: next, currentPassword: 'Nothing12345' })
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('That password doesn’t match')
  expect(wrong.text).not.toContain('Nothing12345')

  const asked = await send(shopper, 'email', { email: next, currentPassword: PASSWORD })
  expect(asked.to).toBe(`${PAGE}?done=email-sent`)
  expect((await mailsTo(email)).map(({ subject }) => subject)).toContain(
    'A new email address was requested',
  )
  const [mail] = await mailsTo(next)
  const link = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  const token = link.searchParams.get('token') ?? ''

  // Another customer cannot use the link, and opening it changes nothing.
  const other = await newCustomer()
  expect((await send(other.shopper, 'email/confirm', { token })).status).toBe(422)
  const page = await shopper.get(link.pathname + link.search)
  expect(page.text).toContain('Confirm this address')
  expect((await shopper.get(PAGE)).text).toContain(email)

  expect((await send(shopper, 'email/confirm', { token })).to).toBe(`${PAGE}?done=email`)
  expect((await shopper.get(PAGE)).text).toContain(next)
  expect((await send(shopper, 'email/confirm', { token })).status).toBe(422)
  const elsewhere = openShopper(openStore())
  expect((await signIn(elsewhere, next, { password: PASSWORD })).status).toBe(200)
})

test('an address that has an account gets the same answer, and its owner a mail without a link', async () => {
  const owner = await newCustomer()
  const { shopper } = await newCustomer()
  const asked = await send(shopper, 'email', { email: owner.email, currentPassword: PASSWORD })
  expect(asked.to).toBe(`${PAGE}?done=email-sent`)
  const [mail] = await mailsTo(owner.email)
  expect(mail?.subject).toBe('You already have a Juniper & Wick account')
  expect(mail?.text).not.toContain('token=')
})

test('the customer’s current address in any spelling changes nothing and sends no mail', async () => {
  const { shopper, email } = await newCustomer()
  const before = await mailsTo(email)
  for (const typed of [email, ` ${email.toUpperCase()} `]) {
    const asked = await send(shopper, 'email', { email: typed, currentPassword: PASSWORD })
    expect(asked.status).toBe(422)
    expect(rejectedForm(asked.text)?.fields).toEqual({ email: 'email-same' })
    expect(asked.text).toContain('This is your email address already. Please enter another one.')
  }
  expect(await mailsTo(email)).toEqual(before)
  expect(await mailsTo(email.toUpperCase())).toEqual([])
})

test('a new password signs out every other device, keeps this one, and mails the owner', async () => {
  const { shopper, email } = await newCustomer()
  const other = openShopper(openStore())
  expect((await signIn(other, email, { password: PASSWORD })).status).toBe(200)
  const weak = await send(shopper, 'password', { currentPassword: PASSWORD, password: 'short' })
  expect(weak.status).toBe(422)
  expect(weak.text).not.toContain(`value="${PASSWORD}"`)

  await passTime(shopper.name)
  const password = 'Lamplight2026'
  const changed = await send(shopper, 'password', { currentPassword: PASSWORD, password })
  expect(changed.to).toBe(`${PAGE}?done=password`)
  expect((await mailsTo(email))[0]?.subject).toBe('Your password was changed')
  expect((await shopper.get(PAGE)).text).toContain(email)
  expect((await other.get(PAGE)).to).toMatch(/^\/login/)
  expect((await signIn(openShopper(openStore()), email, { password })).status).toBe(200)
})

test('a customer sets mail preferences, downloads their data, and deletes the account', async () => {
  const { shopper, email } = await newCustomer()
  const form = await shopper.get(`${PAGE}?edit=contact`)
  expect(form.text).toContain('name="newsletter"')
  await send(shopper, 'contact', { newsletter: 'on' })
  const again = (await shopper.get(`${PAGE}?edit=contact`)).text
  expect(/<input[^>]*name="newsletter"[^>]*>/.exec(again)?.[0]).toContain('checked')
  expect(/<input[^>]*name="order-updates"[^>]*>/.exec(again)?.[0]).not.toContain('checked')

  const copy = await shopper.get('/api/account/copy?site=us')
  expect(copy.response.headers.get('content-disposition')).toContain('attachment')
  expect(copy.response.headers.get('cache-control')).toBe('no-store')
  expect(JSON.parse(copy.text)).toMatchObject({
    profile: { email },
    consents: expect.arrayContaining([expect.objectContaining({ status: 'opt_in' })]),
  })
  expect(copy.text).not.toMatch(/password_hash|creditCardToken|access_token/)
  expect((await openShopper(openStore()).get('/api/account/copy?site=us')).status).toBe(403)

  expect((await send(shopper, 'delete', { currentPassword: 'Nothing12345' })).status).toBe(422)
  const deleted = await send(shopper, 'delete', { currentPassword: PASSWORD })
  expect(deleted.to).toBe('/my-account?done=deleted')
  expect((await shopper.get('/my-account?done=deleted')).text).toContain('Your account is deleted.')
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toBe('Your Juniper & Wick account is deleted')
  expect((await signIn(openShopper(openStore()), email, { password: PASSWORD })).status).toBe(401)
})

test.each([
  ['password', { password: 'Lamplight2026' }],
  ['email', { email: newEmail() }],
  ['delete', {}],
])(
  'a wrong current password counts once in the form “%s”, and after six the page says when to try again',
  async (action, fields) => {
    const store = openStore()
    const shopper = openShopper(store)
    await registered(shopper)
    const other = openShopper(store)
    await registered(other)
    const attempt = (currentPassword: string) =>
      send(shopper, action, { currentPassword, ...fields })

    for (let mistake = 1; mistake <= 6; mistake += 1) {
      const wrong = await attempt(`Nothing1234${mistake}`)
      expect([wrong.status, rejectedForm(wrong.text)?.problem]).toEqual([422, 'wrong-credentials'])
    }
    const limited = await attempt(PASSWORD)
    expect([limited.status, rejectedForm(limited.text)?.problem]).toEqual([
      422,
      'too-many-attempts',
    ])
    expect(limited.text).toMatch(/Please try again at \d+:\d\d [AP]M E[DS]T\./)
    expect(Number(limited.response.headers.get('retry-after'))).toBeGreaterThan(1_700)
    for (const page of [
      PAGE,
      '/my-account/address-list',
      '/my-account/payment-methods',
      '/my-account',
    ]) {
      expect((await other.get(page)).status, page).toBe(200)
      expect((await shopper.get(page)).status, page).toBe(200)
    }
  },
)

test('a password is never sent twice, not even when the token is rejected', async () => {
  const { shopper, email } = await newCustomer()
  const before = (await shopper.calls('/password')).length
  await shopper.breaks('/password', { kind: 'unauthorized' }, { method: 'PUT' })
  const change = { currentPassword: PASSWORD, password: 'Lamplight2026' }
  expect((await send(shopper, 'password', change)).status).toBe(503)
  expect(await shopper.calls('/password')).toHaveLength(before + 1)
  await passTime(shopper.name)
  expect((await send(shopper, 'password', change)).to).toBe(`${PAGE}?done=password`)
  expect((await mailsTo(email))[0]?.subject).toBe('Your password was changed')
})

test('the preferred store is shown with its address, and can be removed', async () => {
  const { shopper } = await newCustomer()
  expect((await shopper.get(PAGE)).text).toContain('Choose a store, and we show')
  expect((await shopper.api('PUT', '/store', { storeId: '1101' })).status).toBe(200)
  const shown = await shopper.get(PAGE)
  expect(shown.text).toContain('Short North')
  expect(shown.text).toMatch(/<address>.*Columbus/s)
  expect(shown.text).not.toContain('inventoryListId')

  // A store chosen after the page was rendered stays.
  await send(shopper, 'store/remove', { storeId: '1102' })
  expect(await requestSession(shopper)).toMatchObject({ store: { storeId: '1101' } })
  const removed = await send(shopper, 'store/remove', { storeId: '1101' })
  expect(removed.to).toBe(`${PAGE}?done=store-removed`)
  expect(removed.response.headers.getSetCookie().join()).toContain('us-store-id=; Max-Age=0')
  const after = await shopper.get(removed.to ?? '')
  expect(after.text).toContain('You no longer have a preferred store.')
  expect(await requestSession(shopper)).toMatchObject({ store: null })
  expect((await send(openShopper(openStore()), 'store/remove', { storeId: '1101' })).to).toMatch(
    /^\/login/,
  )

  // A store unknown to commerce is removed, and the page says so once.
  choose(shopper, ['9998', 'Juniper & Wick Nowhere'])
  const repair = await shopper.breaks('/store/', { kind: 'status', status: 503 }, { times: 9 })
  expect((await shopper.get(PAGE)).text).toContain('Juniper &amp; Wick Nowhere')
  expect(shopper.jar.get('us-store-id')).toBe('9998')
  await repair()
  choose(shopper, ['9999', 'Juniper & Wick Nowhere'])
  const gone = await shopper.get(PAGE)
  expect(gone.text).toContain('We no longer offer pickup at your store.')
  expect(gone.text).not.toContain('store/remove')
  expect(shopper.jar.has('us-store-id')).toBe(false)
  expect((await shopper.get(PAGE)).text).toContain('Choose a store, and we show')
})
