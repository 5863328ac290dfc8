import { setTimeout as wait } from 'node:timers/promises'

import { SEEDED_PASSWORD } from '#tests/support/seeded-customers.ts'

import type { PageName } from './budget-ceilings.ts'
import { COLUMBUS, startTrip } from './shopping-trip.ts'

const MEMBER = 'list40@shoppers.example'
const CARD = '4111111111111111'
const ATTEMPTS = 10
/** React's script that moves such a part to its place. */
const LATE_PART = '$RC('

type Trip = ReturnType<typeof startTrip>

export interface PageToVisit {
  name: PageName
  address: string
  /** The session of the shopper whose page it is. */
  cookie: string
  html: Buffer
}

/** Every page with a budget, personal ones with the session of a shopper who has reached them. */
export async function pagesToVisit(origin: string): Promise<PageToVisit[]> {
  const bag = await tripWithBag(origin)
  const billing = await tripWithBag(origin)
  await billing.sendTo(COLUMBUS)
  const review = await paidTrip(origin)
  const ordered = await paidTrip(origin)
  const confirmation = await ordered.order(await totalOf(ordered))
  const member = startTrip(origin)
  await member.signIn(MEMBER, SEEDED_PASSWORD)

  const addresses: [PageName, path: string, Trip?][] = [
    ['home', '/'],
    ['category', '/g/home-fragrance'],
    ['search', '/search?q=cedar'],
    ['store locator', '/store-locator'],
    ['every module', '/category/lab-every-module'],
    ['product', '/p/juniper-dusk-3wick-candle-JW0801'],
    ['product with 60 variants', '/p/painters-pillar-stand-FX60'],
    ['bag', '/cart', bag],
    ['shipping', '/checkout/shipping', bag],
    ['billing', '/checkout/billing', billing],
    ['review', '/checkout/review', review],
    ['confirmation', confirmation, ordered],
    ['login', '/login'],
    ['account', '/my-account', member],
    ['wallet', '/my-account/wallet', member],
  ]
  const pages: PageToVisit[] = []
  for (const [name, path, trip] of addresses) {
    const address = origin + path
    const html = await settledHtml(() => trip?.visit(path) ?? fetch(address))
    pages.push({ name, address, cookie: trip?.cookie() ?? '', html })
  }
  return pages
}

async function tripWithBag(origin: string) {
  const trip = startTrip(origin)
  await trip.fillBag('JW0801')
  return trip
}

async function paidTrip(origin: string) {
  const trip = await tripWithBag(origin)
  await trip.sendTo(COLUMBUS)
  await trip.payWith(CARD)
  return trip
}

async function totalOf(trip: Trip) {
  const answer = await trip.visit('/api/checkout/review')
  const { bag }: { bag: { total: { minorUnits: number } } } = await answer.json()
  return bag.total.minorUnits
}

/**
 * The document once caches are warm: a stored one is fresh, and no part of it came late. On a machine too busy for that,
 * the smallest document.
 * @throws if the page does not load
 */
async function settledHtml(visit: () => Promise<Response>) {
  let html: Buffer | undefined
  let last = 'nothing'
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const answer = await visit()
    const body = Buffer.from(await answer.arrayBuffer())
    last = `${answer.status} for ${answer.url}`
    if (answer.ok && (!html || body.length < html.length)) html = body
    const isStored = /cache;desc=(fresh|none)/.test(answer.headers.get('server-timing') ?? '')
    if (answer.ok && isStored && !body.includes(LATE_PART)) return body
    await wait(500)
  }
  if (!html) throw new Error(`A page does not load: ${last}.`)
  return html
}
