import { rmSync } from 'node:fs'
import { resolve } from 'node:path'

import { SEEDED_PASSWORD } from '#tests/support/seeded-customers.ts'

import { freePort, startSandbox } from '../../sandbox/scripts/local-service.ts'
import { startLocal } from '../../scripts/local-servers.ts'
import { addressesAt } from '../../scripts/service-addresses.ts'
import { startTrip } from '../../scripts/shopping-trip.ts'
import { today, type PersonalFigures } from './figures.ts'
import {
  BAG_LINES,
  median,
  runtimes,
  THIRTY_LINES,
  underLoad,
  underLoadInTurn,
  warmUp,
} from './measuring.ts'
import { bagByLines } from './tables.ts'

const MEMBER = 'list40@shoppers.example'
/** A customer with an address and a card. */
const RETURNING = 'reg@shoppers.example'

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
 * The CPU time of personal pages, which are rendered for every request. The commerce service runs in a separate
 * process, so the shop's part is measured rather than calculated.
 */
export async function measurePersonal(state: string): Promise<PersonalFigures> {
  const commerceState = resolve(`${state}-commerce`)
  // Otherwise it would still hold the last run's bag.
  rmSync(commerceState, { recursive: true, force: true })
  const commerce = await startSandbox({ sandboxPort: await freePort(), state: commerceState })
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
    const processes = { shop: shopRuntimes, commerce: [commerceRuntime] }
    const trip = await startMemberTrip(MEMBER, origin)
    // All pages share code, so the first would be measured in a colder isolate than the others.
    for (const path of Object.values(PAGES)) {
      // A page may change the session cookie, and a browser would send the new one.
      await (await trip.visit(path)).text()
      await warmUp({ address: origin + path, headers: { cookie: trip.cookie() }, connections: 1 })
    }
    for (const [name, path] of Object.entries(PAGES)) {
      console.log(`… ${name}`)
      figures.pages[name] = await measure(
        { address: origin + path, cookie: trip.cookie() },
        processes,
      )
    }
    console.log('… bag, as last time')
    const returning = await returningTrip(origin)
    figures.pages['bag, as last time'] = await measure(
      { address: origin + PAGES.bag, cookie: returning.cookie() },
      processes,
    )
    console.log('… bags of 3 and 30 lines')
    figures.bagByLines = await measureLines(origin, shopRuntimes)
  } finally {
    await local.stop()
    await commerce.stop()
  }
  console.table(figures.pages)
  console.log(bagByLines(figures))
  return figures
}

/** CPU milliseconds of the bags of two guests, measured in turn. */
async function measureLines(origin: string, shopRuntimes: string[]) {
  const address = origin + PAGES.bag
  const loads = []
  for (const lines of [BAG_LINES, THIRTY_LINES]) {
    const guest = startTrip(origin)
    for (const productId of lines) await guest.fillBag(productId)
    await (await guest.visit(PAGES.bag)).text()
    loads.push({ address, headers: { cookie: guest.cookie() }, connections: 1 })
  }
  const [few = Number.NaN, many = Number.NaN] = (await underLoadInTurn(loads, shopRuntimes)).map(
    (rounds) => median(rounds.map(({ cpuMs: [shop = Number.NaN] }) => shop)),
  )
  return { 3: Number(few.toFixed(2)), 30: Number(many.toFixed(2)) }
}

async function startMemberTrip(email: string, origin: string) {
  const trip = startTrip(origin)
  await trip.signIn(email, SEEDED_PASSWORD)
  for (const productId of BAG_LINES) await trip.fillBag(productId)
  return trip
}

/** A customer with an earlier order, whose new bag offers to check out as last time. */
async function returningTrip(origin: string) {
  const trip = await startMemberTrip(RETURNING, origin)
  const review = await (await trip.visit(await trip.checkOutAsLastTime())).text()
  await trip.order(Number(/name="total" value="(\d+)"/.exec(review)?.[1]))
  for (const productId of BAG_LINES) await trip.fillBag(productId)
  const bag = await (await trip.visit(PAGES.bag)).text()
  if (!bag.includes('as-last-time'))
    throw new Error('the bag lacks the offer to check out as last time')
  return trip
}

interface Processes {
  shop: string[]
  commerce: string[]
}

async function measure(asked: { address: string; cookie: string }, processes: Processes) {
  const { address, cookie } = asked
  const load = { address, headers: { cookie }, connections: 1 }
  const rounds = await underLoad(load, processes.shop, processes.commerce)
  const medianCpu = (group: number) =>
    Number(median(rounds.map(({ cpuMs }) => cpuMs[group] ?? Number.NaN)).toFixed(2))
  return { shop: medianCpu(0), commerce: medianCpu(1) }
}
