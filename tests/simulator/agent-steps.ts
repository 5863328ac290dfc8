import * as v from 'valibot'

import { SEEDED_PASSWORD } from '../support/seeded-customers.ts'
import type { Invariants } from './invariants.ts'
import { PRODUCTS } from './products.ts'
import { createShopper, type Shopper } from './shopper.ts'
import { COMMERCE, SHOP, type ShoppersWorld } from './world.ts'

const AGENT = 'agent.one@care.example'
const Login = v.pipe(v.string(), v.parseJson(), v.object({ url: v.string() }))

/** A customer asks the service center for help: an agent shops for them in another browser, and stops or just leaves. */
export async function askAgent(shopper: Shopper) {
  const { account, invariants, random, world } = shopper
  // A second agent would exchange baskets with the first.
  if (!account || shopper.signedInAs === null || shopper.agents > 0) return
  // A session without a basket learns of one that an agent has opened when it adds something or signs in.
  if (!shopper.bag?.size) return
  shopper.agents += 1
  const planned = { index: shopper.index, hasScripts: true }
  const agent = createShopper({ world, invariants, planned, suffix: `-agent-${shopper.agents}` })
  const { browser } = agent
  const asked = await browser.api('POST', '/agents/login', {
    input: { loginId: account.email, from: '/cart' },
  })
  if (asked.status !== 200) return
  const callback = await signInAt(world, v.parse(Login, asked.text).url)
  if (!callback) return
  await browser.get(callback)
  // The agent works on the basket of the customer, who sees the changes afterwards.
  shopper.bag = null
  shopper.leftBag = null
  await world.timeline.sleep(random.between(200, 3_000))
  const productId = random.oneOf(PRODUCTS)
  await browser.api('POST', '/bag/items', { input: { productId, quantity: 1 } })
  await browser.get('/cart')
  for (const id of basketsOfAgents(world)) world.heldBaskets.add(id)
  if (random.isSo(0.5)) return
  await browser.api('POST', '/agents/stop', { input: {} })
}

/** Signs the agent in where the commerce service asks for it. @returns where the shop takes over */
async function signInAt(world: ShoppersWorld, address: string) {
  const pathOf = (url: string) => url.replace(COMMERCE, '')
  const page = await world.callCommerce(pathOf(address), { redirect: 'manual' })
  const ticket = new URL(page.to ?? COMMERCE).searchParams.get('ticket') ?? ''
  const body = new URLSearchParams({ username: AGENT, password: SEEDED_PASSWORD, ticket })
  const done = await world.callCommerce(pathOf(page.to ?? ''), { method: 'POST', body })
  return done.to?.startsWith(SHOP) ? done.to.replace(SHOP, '') : null
}

const Held = v.array(v.object({ basket_id: v.string() }))

const basketsOfAgents = ({ sqlite }: ShoppersWorld) =>
  v
    .parse(Held, sqlite.prepare('SELECT basket_id FROM baskets WHERE agent = 1').all())
    .map(({ basket_id: id }) => id)

/**
 * What an agent took over goes back to its customer. A basket that the customer has opened meanwhile is exchanged for it, so
 * that one may stay with the agent.
 */
export function checkHandedBack(world: ShoppersWorld, invariants: Invariants) {
  for (const id of basketsOfAgents(world)) {
    if (!world.heldBaskets.has(id)) continue
    invariants.fail('baskets handed back', `an agent who is gone has basket ${id}`)
  }
}
