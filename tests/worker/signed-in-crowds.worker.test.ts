import { expect, test } from 'vitest'

import { expectDiscreet } from './discreet.ts'
import { essence } from './essence.ts'
import { openShopper, type Shopper } from './purchase.ts'
import { askForSession } from './session-request.ts'
import { control } from './shop.ts'
import { openStore, type Store } from './store.ts'

const PASSWORD = 'Juniper2026'
const REQUESTS = 500
const AT_ONCE = 20

const CUSTOMERS = [
  ['reg@shoppers.example', 'Ana'],
  ['new@shoppers.example', 'Noah'],
  ['list20@shoppers.example', 'Maya'],
  ['list40@shoppers.example', 'Léa'],
  ['subscriber@shoppers.example', 'Hugo'],
  ['opted-out@shoppers.example', 'Priya'],
] as const

async function signedIn(store: Store, email: string) {
  const shopper = openShopper(store)
  // No other test signs this customer in within the same second.
  const offsetMs = 600_000 + Math.floor(Math.random() * 300_000)
  await control('PUT', '/clock', { offsetMs, session: shopper.name })
  const { status } = await shopper.api('POST', '/account/sign-in', { email, password: PASSWORD })
  expect(status).toBe(200)
  return shopper
}

const sessionOf = async (shopper: Shopper) => {
  const { response, text } = await shopper.request('/api', askForSession())
  return { response, text, session: JSON.parse(text).data.onsession }
}

test(
  'customers and guests whose requests interleave in one worker never see each other',
  { timeout: 120_000 },
  async () => {
    const store = openStore()
    const crowd = await Promise.all(
      CUSTOMERS.map(async ([email, firstName]) => ({
        firstName,
        shopper: await signedIn(store, email),
      })),
    )
    const guest = { firstName: null, shopper: openShopper(store) }
    await guest.shopper.add('JW0801', 1)
    const everybody = [...crowd, guest]
    // The first answer tells commerce the locale, and writes that down in the cookie.
    for (const { shopper } of everybody) await sessionOf(shopper)

    const waiting = Array.from({ length: REQUESTS }, (_, at) => everybody[at % everybody.length])
    const next = async (): Promise<void> => {
      const one = waiting.shift()
      if (!one) return
      const { response, text, session } = await sessionOf(one.shopper.copy())
      expect(session.firstName).toBe(one.firstName)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expectDiscreet(response, text)
      await next()
    }
    await Promise.all(Array.from({ length: AT_ONCE }, next))
    const lines = store.lines.join()
    for (const [email, firstName] of CUSTOMERS) {
      expect(lines).not.toContain(email)
      expect(lines).not.toContain(`"${firstName}"`)
    }
  },
)

test('what belongs to others does not exist for a customer who is signed in', async () => {
  const store = openStore()
  const guest = openShopper(store)
  await guest.add('JW0801', 1)
  const [line] = (await guest.bag()).lines
  const customer = await signedIn(store, 'reg@shoppers.example')
  const change = async (id: string) => {
    const { status, text } = await customer.api('PATCH', `/bag/items/${id}`, { quantity: 2 })
    return [status, text]
  }
  expect(await change(line?.id ?? '')).toEqual(await change('0123456789abcdef0123456789abcdef'))
  expect((await guest.bag()).lines).toMatchObject([{ quantity: 1 }])
})

test('a page of everybody is the same for a customer, and nothing of theirs is stored', async () => {
  const store = openStore()
  const customer = await signedIn(store, 'list40@shoppers.example')
  const theirs = await customer.get('/customer-care')
  const nobodys = await openShopper(store).get('/customer-care')
  expect(essence(theirs.text)).toBe(essence(nobodys.text))
  expect(theirs.text).not.toMatch(/Léa|list40/)
})
