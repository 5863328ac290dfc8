import { expect, test } from 'vitest'
import * as v from 'valibot'

import { newGiftCard } from './bought-gift-card.ts'
import { details, newEmail, PASSWORD, registered, visible } from './customers.ts'
import { openReadyToOrder, openShopper, placeOrder, type Shopper } from './purchase.ts'
import { control } from './shop.ts'
import { passTime } from './signed-in.ts'
import { openStore, type Store } from './store.ts'

type Answer = Awaited<ReturnType<Shopper['form']>>
type Ask = (shopper: Shopper, email: string) => Promise<Answer[]>

const WRONG = 'Wrong-one-12'
const RESET_TOKEN = 'made-up-by-a-stranger'

const register = (typed: object = {}): Ask => {
  return async (shopper, email) => {
    const asked = await shopper.form('/registration/create', { ...details(email), ...typed })
    expect(asked.to).toBe('/registration?step=code')
    return [asked, await shopper.form('/login/code/enter', { code: '12345678' })]
  }
}

/** Long enough that sealing the names takes one size step more than sealing none. */
const LONG = {
  firstName: 'A'.repeat(40),
  lastName: 'R'.repeat(40),
  password: `${PASSWORD}${'x'.repeat(30)}`,
}

const WAYS: Record<string, Ask> = {
  registration: register(),
  'registration with long names': register(LONG),
  'sign-in': async (shopper, email) => {
    await passTime(shopper.name)
    const answer = await shopper.api('POST', '/account/sign-in', { email, password: WRONG })
    await passTime(shopper.name)
    return [
      answer,
      await shopper.form('/login/sign-in', { email, password: WRONG, from: '/login' }),
    ]
  },
  code: async (shopper, email) => [
    await shopper.form('/login/code', { email, from: '/login' }),
    await shopper.form('/login/code/enter', { code: '12345678' }),
  ],
  reset: async (shopper, email) => [
    await shopper.form('/my-account/reset/request', { email }),
    await shopper.get(`/set-new-password?${new URLSearchParams({ token: RESET_TOKEN, email })}`),
    await shopper.form('/set-new-password/save', { password: PASSWORD }),
  ],
  newsletter: async (shopper, email) => [
    await shopper.form('/newsletter/subscribe', { email, from: '/' }),
    await shopper.api('POST', '/newsletter/subscriptions', { email }),
  ],
  'a gift card for the address': async (shopper, recipientEmail) => [
    await shopper.addGiftCard({ recipientEmail }),
  ],
}

test('known and new addresses get answers of the same length and content, for the same work', async () => {
  const store = openStore()
  const customer = openShopper(store)
  const known = newEmail()
  await registered(customer, known)
  // Consecutive entry points mail different addresses, because each address gets only few mails.
  const alsoKnown = newEmail()
  await registered(openShopper(store), alsoKnown)
  await customer.form('/newsletter/subscribe', { email: known, from: '/' })
  // The isolate's first request gets the token for public reads.
  await openShopper(store).addGiftCard()
  for (const [at, [way, ask]] of Object.entries(WAYS).entries()) {
    const address = at % 2 === 0 ? known : alsoKnown
    const [one, other] = await Promise.all([
      seen(store, address, ask),
      seen(store, newEmail(), ask),
    ])
    expect(one, way).toEqual(other)
  }

  const another = newEmail()
  await registered(openShopper(store), another)
  const change = async (email: string) =>
    visible(
      await customer.form('/my-account/edit-profile/email', { email, currentPassword: PASSWORD }),
    )
  expect(await change(another)).toEqual(await change(newEmail()))
})

/** An address's visible answers in a separate browser, and the calls to commerce during which the visitor waits. */
async function seen(store: Store, email: string, ask: Ask) {
  const shopper = openShopper(store)
  const answers = await ask(shopper, email)
  const { data } = v.parse(Calls, await control('GET', `/calls?session=${shopper.name}`))
  const actions = data.filter(({ method }) => method !== 'GET')
  return {
    answers: answers.map(visible),
    calls: actions.map(({ path }) => path.replace(/[\da-f]{26}/, 'id')),
  }
}

const Calls = v.object({ data: v.array(v.object({ method: v.string(), path: v.string() })) })

test('other shoppers’ orders and gift cards get answers of the same shape as unknown ones', async () => {
  const { store, shopper, total } = await openReadyToOrder()
  const { to } = await placeOrder(shopper, total)
  const orderNo = to?.split('/').at(-1) ?? ''
  const own = { orderNo, email: 'ana@example.com', postalCode: '43215' }
  const track = async (prefix: string, typed: object) => {
    const visitor = openShopper(store)
    const details = { ...own, ...typed }
    const path = `${prefix}/customer-care/order-status/track`
    const { text, ...answer } = visible(await visitor.form(path, details))
    const calls = await visitor.calls()
    // The form repeats the visitor's input.
    return { ...answer, length: text.length, calls: calls.map(({ method }) => method) }
  }
  for (const prefix of ['', '/ca/fr-CA']) {
    const unknown = await track(prefix, { orderNo: '0'.repeat(orderNo.length) })
    expect(unknown.status).toBe(422)
    expect(await track(prefix, { email: 'leo@example.com' })).toEqual(unknown)
    expect(await track(prefix, { postalCode: '10001' })).toEqual(unknown)
  }

  const card = await newGiftCard(25)
  const ask = async (cardNumber: string) => {
    const path = '/ca/giftcards/balance/check'
    const { text, ...answer } = visible(await openShopper(store).form(path, { cardNumber }))
    return { ...answer, length: text.length }
  }
  expect(await ask(card)).toEqual(await ask(card.replaceAll(/\w/g, 'A')))
})
