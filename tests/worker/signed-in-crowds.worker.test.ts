import { expect, test } from 'vitest'

import { AGENT, OTHER_AGENT, shopFor } from './agents.ts'
import { registered } from './customers.ts'
import { expectDiscreet } from './discreet.ts'
import { essence } from './essence.ts'
import { openShopper, type Shopper } from './purchase.ts'
import { askForSession } from './session-request.ts'
import { openSignedIn } from './signed-in.ts'
import { openStore, type Store } from './store.ts'

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

/** Agents, each with the contents of their customer's bag. */
const AGENTS = [
  [AGENT, 'JW0801'],
  [OTHER_AGENT, 'JW0802'],
] as const

/** A browser of an agent who shops for a new customer with a product in the bag. */
async function openAgent(store: Store, agentId: string, productId: string) {
  const customer = openShopper(store)
  const loginId = await registered(customer)
  await customer.add(productId, 1)
  const shopper = openShopper(store)
  await shopFor(shopper, loginId, { agent: agentId })
  return { shopper, sees: { firstName: 'Ana', agent: { agentId, loginId } }, bag: [productId] }
}

/** The session request's answer, with its data. */
async function readSession(shopper: Shopper) {
  const { response, text } = await shopper.request('/api', askForSession())
  return { response, text, session: JSON.parse(text).data.onsession }
}

test(
  'customers, agents and guests with interleaved requests in one worker never see each other’s data',
  { timeout: 120_000 },
  async () => {
    const store = openStore()
    const customers = await Promise.all(
      CUSTOMERS.map(async ([email, firstName]) => {
        const shopper = await openSignedIn(email, { store })
        return { shopper, sees: { firstName, agent: null }, bag: null }
      }),
    )
    const agents = await Promise.all(
      AGENTS.map(([agentId, productId]) => openAgent(store, agentId, productId)),
    )
    const guest = { shopper: openShopper(store), sees: { firstName: null, agent: null }, bag: null }
    await guest.shopper.add('JW0801', 1)
    const visitors = [...customers, ...agents, guest]
    // The first answer sends commerce the locale, and records that in the cookie.
    for (const { shopper } of visitors) await readSession(shopper)

    const waiting = Array.from({ length: REQUESTS }, (_, at) => visitors[at % visitors.length])
    const next = async (): Promise<void> => {
      const one = waiting.shift()
      if (!one) return
      const shopper = one.shopper.copy()
      const { response, text, session } = await readSession(shopper)
      expect(session).toMatchObject(one.sees)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expectDiscreet(response, text)
      const bag = one.bag && (await shopper.bag()).lines.map(({ productId }) => productId)
      expect(bag).toEqual(one.bag)
      await next()
    }
    await Promise.all(Array.from({ length: AT_ONCE }, next))
    const lines = store.lines.join()
    for (const { sees } of agents) {
      expect(lines).not.toContain(sees.agent.agentId)
      expect(lines).not.toContain(sees.agent.loginId)
    }
    for (const [email, firstName] of CUSTOMERS) {
      expect(lines).not.toContain(email)
      expect(lines).not.toContain(`"${firstName}"`)
    }
  },
)

test('other shoppers’ resources do not exist for a signed-in customer', async () => {
  const store = openStore()
  const guest = openShopper(store)
  await guest.add('JW0801', 1)
  const [line] = (await guest.bag()).lines
  const customer = await openSignedIn('reg@shoppers.example', { store })
  const change = async (id: string) => {
    const { status, text } = await customer.api('PATCH', `/bag/items/${id}`, { quantity: 2 })
    return [status, text]
  }
  expect(await change(line?.id ?? '')).toEqual(await change('0123456789abcdef0123456789abcdef'))
  expect((await guest.bag()).lines).toMatchObject([{ quantity: 1 }])
})

test('a public page is the same for a customer, and stores none of their data', async () => {
  const store = openStore()
  const customer = await openSignedIn('list40@shoppers.example', { store })
  const theirs = await customer.get('/customer-care')
  const nobodys = await openShopper(store).get('/customer-care')
  expect(essence(theirs.text)).toBe(essence(nobodys.text))
  expect(theirs.text).not.toMatch(/Léa|list40/)
})
