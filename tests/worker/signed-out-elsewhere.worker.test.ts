import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'

import { shopFor } from './agents.ts'
import { PASSWORD, registered } from './customers.ts'
import { mailTo } from './outbox.ts'
import { openShopper, rejectedForm, type Shopper } from './purchase.ts'
import { openSignedIn, passTime, personalCalls, requestSession, signIn } from './signed-in.ts'
import { openStore } from './store.ts'

const CANDLE = 'JW0801'
const NEW_PASSWORD = 'Lanternlight34'
const SESSION = '__Host-Http-us-session'
const ACTIONS = ['init', 'ping', 'update', 'noop'] as const
const SENTENCE = 'This device was signed out of your account'

/** A shop that counts the reads of sign-out marks. */
function openStoreWithMarks() {
  const asked: string[] = []
  const store = openStore({
    SIGN_OUT_MARKS: {
      getByName(name: string) {
        asked.push(name)
        return env.SIGN_OUT_MARKS.getByName(name)
      },
    },
  })
  return { store, asked }
}

type Store = ReturnType<typeof openStore>

/** Two devices of a new customer. */
async function openTwoDevices(store: Store) {
  const asking = openShopper(store)
  const email = await registered(asking)
  return { email, asking, other: await openSignedIn(email, { store, password: PASSWORD }) }
}

const changePassword = (shopper: Shopper) =>
  shopper.form('/my-account/edit-profile/password', {
    currentPassword: PASSWORD,
    password: NEW_PASSWORD,
  })

/** Sets a new password by the link in a mail. */
async function resetPassword(shopper: Shopper, email: string) {
  await shopper.form('/my-account/reset/request', { email })
  const { link } = await mailTo(email, 2)
  await shopper.get(`${link?.pathname}${link?.search}`)
  return shopper.form('/set-new-password/save', { password: NEW_PASSWORD })
}

const WAYS: Record<string, (asking: Shopper, email: string) => Promise<{ status: number }>> = {
  'a sign-out everywhere': (asking) =>
    asking.api('POST', '/account/sign-out', { everywhere: true }),
  'a changed password': changePassword,
  'a password that was reset by mail': (_, email) => resetPassword(openShopper(openStore()), email),
  'a deleted account': (asking) =>
    asking.form('/my-account/edit-profile/delete', { currentPassword: PASSWORD }),
}

test.for(Object.entries(WAYS))(
  '%s signs another device out at its first session request after at most a minute',
  async ([way, change]) => {
    const action = ACTIONS[Object.keys(WAYS).indexOf(way)] ?? 'init'
    const { store } = openStoreWithMarks()
    const { email, asking, other } = await openTwoDevices(store)
    expect(await requestSession(other)).toMatchObject({
      customerType: 'registered',
      firstName: 'Ana',
    })
    expect((await change(asking, email)).status).toBeLessThan(400)
    store.clock.now += 60_000
    const before = await personalCalls(other)
    expect(await requestSession(other, action)).toMatchObject({
      action: 'logout',
      customerType: 'anonymous',
      isSignedOut: true,
      firstName: null,
    })
    // This made no request to commerce.
    expect(await personalCalls(other)).toEqual(before)
    expect(other.jar.has(SESSION)).toBe(false)
    // A document says it once. Until the next sign-in, the login page gives the reason.
    const next = action === 'init' ? 'init' : 'logout'
    expect((await requestSession(other)).action).toBe(next)
    expect(await requestSession(other)).toMatchObject({ action: 'init', isSignedOut: true })
    expect((await other.get('/login')).text).toContain(SENTENCE)
    if (way !== 'a changed password') return
    // The requesting device stays signed in, and so does one that signs in afterwards.
    await signIn(other, email, { password: NEW_PASSWORD })
    store.clock.now += 60_000
    const signedIn = { action: 'init', customerType: 'registered', isSignedOut: false }
    expect([await requestSession(asking), await requestSession(other)]).toMatchObject([
      signedIn,
      signedIn,
    ])
  },
)

test('a session checks at most once a minute whether it was signed out, and a guest’s never', async () => {
  const { store, asked } = openStoreWithMarks()
  const { other } = await openTwoDevices(store)
  const guest = openShopper(store)
  await guest.add(CANDLE)
  asked.length = 0
  for (let second = 0; second < 120; second += 20) {
    for (const shopper of [other, guest]) await requestSession(shopper, 'ping')
    store.clock.now += 20_000
  }
  expect(asked).toHaveLength(2)
  expect(asked.join()).toMatch(/^[\da-f]{64},[\da-f]{64}$/)
})

test('without the marks sessions stay, and one line logs it', async () => {
  const store = openStore({ SIGN_OUT_MARKS: undefined })
  const { asking, other } = await openTwoDevices(store)
  await asking.api('POST', '/account/sign-out', { everywhere: true })
  store.lines.length = 0
  expect(await requestSession(other, 'ping')).toMatchObject({ customerType: 'registered' })
  expect(store.lines.filter((line) => line.includes('"sign-out mark not available"'))).toHaveLength(
    2,
  )
  expect((await other.add(CANDLE)).status).toBe(403)
  expect(await requestSession(other)).toMatchObject({ action: 'logout', isSignedOut: true })
})

test('an agent’s session ends in all copies when the agent stops or the customer signs out everywhere', async () => {
  const store = openStore()
  const email = await registered(openShopper(store))
  const shopper = openShopper(store)
  await shopFor(shopper, 'guest')
  const copy = shopper.copy()
  await shopper.api('POST', '/agents/stop', {})
  expect(await requestSession(copy)).toMatchObject({ agent: null, isSignedOut: false })

  await shopFor(shopper, email)
  const owner = await openSignedIn(email, { store, password: PASSWORD })
  await owner.api('POST', '/account/sign-out', { everywhere: true })
  expect(await requestSession(shopper, 'ping')).toMatchObject({ action: 'logout', agent: null })
})

/** The browser's request when commerce has voided the customer's session during an add. */
const ADD = { productId: CANDLE, quantity: '2', from: '/product/JW0801' }

/** Signs in on the login page without JavaScript. */
async function signInByForm(shopper: Shopper, email: string, from: string) {
  await passTime(shopper.name)
  return shopper.form('/login/sign-in', { email, password: PASSWORD, from })
}

test('an action interrupted by an expired sign-in is completed once after it, by every sign-in method', async () => {
  const store = openStore()
  const { email, asking, other } = await openTwoDevices(store)
  const [byCode, script] = [other.copy(), other.copy()]
  await asking.api('POST', '/account/sign-out', { everywhere: true })

  // Without JavaScript.
  const asked = await other.form('/cart/add', ADD)
  expect(asked.to).toBe('/login?from=%2Fproduct%2FJW0801')
  expect((await other.get(asked.to ?? '')).text).toContain(SENTENCE)
  const done = await signInByForm(other, email, '/product/JW0801')
  expect([done.status, done.to?.split('?')[0]]).toEqual([303, '/cart'])
  expect((await other.bag()).lines).toMatchObject([{ productId: CANDLE, quantity: 2 }])
  await other.get('/login/continue')
  expect((await other.bag()).count).toBe(2)

  // With JavaScript: the answer to the add has ended the session, so the form says that it was a customer's.
  expect(JSON.parse((await script.add(CANDLE, 2)).text).type).toBe('sign-in-required')
  expect((await script.form('/cart/add', { ...ADD, 'sign-in': '' })).to).toMatch(/^\/login/)
  const { text } = await signIn(script, email, { password: PASSWORD })
  expect(JSON.parse(text)).toEqual({ bag: 'none', to: '/cart' })
  expect((await script.bag()).count).toBe(4)

  // For a sign-in by code, an address of the account.
  await byCode.form('/my-account/wishlist/share', { isPublic: 'true' })
  await byCode.form('/login/code', { email })
  const { code } = await mailTo(email, 2)
  const entered = await byCode.form('/login/code/enter', { code })
  expect(entered.to).toMatch(/^\/my-account\/wishlist/)
})

test('an interrupted action is never completed for another customer, nor after ten minutes', async () => {
  const store = openStore()
  const { email, asking, other } = await openTwoDevices(store)
  const late = other.copy()
  await asking.api('POST', '/account/sign-out', { everywhere: true })
  for (const shopper of [other, late]) await shopper.form('/cart/add', ADD)
  const stranger = await registered(openShopper(store))
  expect((await signInByForm(other, stranger, ADD.from)).to).toBe(ADD.from)
  expect((await other.bag()).count).toBe(0)
  store.clock.now += 600_000
  expect((await signInByForm(late, email, ADD.from)).to).toBe(ADD.from)
  expect((await late.bag()).count).toBe(0)
})

test('an interrupted action that then fails says so on its page', async () => {
  const store = openStore()
  const { email, asking, other } = await openTwoDevices(store)
  await other.add(CANDLE)
  const script = other.copy()
  await asking.api('POST', '/account/sign-out', { everywhere: true })
  for (const shopper of [other, script])
    await shopper.form('/cart/coupons/add', { code: 'NO-SUCH-CODE', from: '/cart' })
  const shown = await signInByForm(other, email, '/cart')
  expect([shown.status, rejectedForm(shown.text)?.problem]).toEqual([422, 'coupon-unknown'])
  const { text } = await signIn(script, email, { password: PASSWORD })
  expect(JSON.parse(text).to).toBe('/login/continue')
  const page = await script.get('/login/continue')
  expect([page.status, rejectedForm(page.text)?.problem]).toEqual([422, 'coupon-unknown'])
  expect((await script.get('/login/continue')).to).toBe('/my-account')
})
