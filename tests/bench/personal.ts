import autocannon from 'autocannon'
import { resolve } from 'node:path'

import { SEEDED_PASSWORD } from '#tests/support/seeded-customers.ts'

import { freePort, startSandbox } from '../../sandbox/scripts/local-service.ts'
import { addressesAt, startLocal } from '../../scripts/local-servers.ts'
import { startTrip } from '../../scripts/shopping-trip.ts'
import { today, type PersonalFigures } from './figures.ts'
import { cpuMsOf, median, runtimes } from './measuring.ts'

const ROUNDS = 5
const SECONDS = 2
const MEMBER = 'list40@shoppers.example'
const LINES = ['JW0801', 'JW0101', 'JW0201']

/** Pages of a member with three lines in the bag. */
const PAGES = {
  bag: '/cart',
  shipping: '/checkout/shipping',
  dashboard: '/my-account',
  profile: '/my-account/edit-profile',
  addresses: '/my-account/address-list',
  'payment methods': '/my-account/payment-methods',
  orders: '/my-account/order-history',
  wallet: '/my-account/wallet',
  'points history': '/my-account/my-points-history',
  subscriptions: '/my-account/scent-scription',
} as const

/**
 * The CPU time of personal pages, which are rendered for every request. The commerce service runs in a process of its own, so
 * the shop's part is measured and not calculated.
 */
export async function measurePersonal(state: string): Promise<PersonalFigures> {
  const commerce = await startSandbox({
    sandboxPort: await freePort(),
    state: resolve(`${state}-commerce`),
  })
  const [commerceRuntime = ''] = runtimes()
  const barePort = await freePort()
  const local = await startLocal({
    port: await freePort(),
    sandboxPort: await freePort(),
    state,
    barePort,
    vars: { ...addressesAt(commerce.origin), COMMERCE_ORIGIN: commerce.origin },
  })
  const shopRuntimes = runtimes().filter((pid) => pid !== commerceRuntime)
  const origin = `http://127.0.0.1:${barePort}`
  const figures: PersonalFigures = { measured: today(), pages: {} }
  try {
    const trip = startTrip(origin)
    await trip.signIn(MEMBER, SEEDED_PASSWORD)
    for (const productId of LINES) await trip.fillBag(productId)
    for (const [name, path] of Object.entries(PAGES)) {
      console.log(`… ${name}`)
      figures.pages[name] = await measure({
        address: origin + path,
        cookie: trip.cookie(),
        runtimesOf: { shop: shopRuntimes, commerce: [commerceRuntime] },
      })
    }
  } finally {
    await local.stop()
    await commerce.stop()
  }
  console.table(figures.pages)
  return figures
}

interface Measured {
  address: string
  cookie: string
  runtimesOf: Record<'shop' | 'commerce', string[]>
}

/** CPU milliseconds per request. The first round warms up. */
async function measure({ address, cookie, runtimesOf }: Measured) {
  const rounds: Record<'shop' | 'commerce', number>[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const before = { shop: cpuMsOf(runtimesOf.shop), commerce: cpuMsOf(runtimesOf.commerce) }
    const result = await autocannon({
      url: address,
      connections: 1,
      duration: SECONDS,
      headers: { cookie },
    })
    if (result.non2xx > 0 || result.errors > 0) throw new Error(`${address} fails under load`)
    rounds.push({
      shop: (cpuMsOf(runtimesOf.shop) - before.shop) / result.requests.total,
      commerce: (cpuMsOf(runtimesOf.commerce) - before.commerce) / result.requests.total,
    })
  }
  const of = (part: 'shop' | 'commerce') =>
    Number(median(rounds.slice(1).map((round) => round[part])).toFixed(2))
  return { shop: of('shop'), commerce: of('commerce') }
}
