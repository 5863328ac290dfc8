import { setTimeout as wait } from 'node:timers/promises'

import * as features from '#shop/features.ts'
import { SEEDED_PASSWORD } from '#tests/support/seeded-customers.ts'

import type { PageName } from './budget-ceilings.ts'
import { readMeasuredPages } from './shop-headroom.ts'
import { COLUMBUS, startTrip } from './shopping-trip.ts'

const CARD = '4111111111111111'
const ATTEMPTS = 10
/** React's script that moves a deferred part to its place. */
const LATE_PART = '$RC('

type Trip = ReturnType<typeof startTrip>

export interface PageToVisit {
  name: PageName
  address: string
  /** The session cookie of the shopper who owns the page. */
  cookie: string
  html: Buffer
}

/** Every page with a budget that the shop has, personal ones with the session of a shopper who has reached them. */
export async function pagesToVisit(origin: string): Promise<PageToVisit[]> {
  const { bought, member, ...of } = readMeasuredPages()
  const addresses: [PageName, path: string | undefined, Trip?][] = [
    ['home', '/'],
    ['category', of.category],
    ['search', of.search],
    ['store locator', features.pickup ? '/store-locator' : undefined],
    ['every module', of.everyModule],
    ['product', of.product],
    ['product with 60 variants', of.manyVariants],
    ...(bought ? await checkoutPages(origin, bought) : []),
    ['login', '/login'],
    ...(member ? await accountPages(origin, member) : []),
  ]
  const pages: PageToVisit[] = []
  for (const [name, path, trip] of addresses) {
    if (path === undefined) continue
    const address = origin + path
    const html = await settledHtml(() => trip?.visit(path) ?? fetch(address))
    pages.push({ name, address, cookie: trip?.cookie() ?? '', html })
  }
  return pages
}

type PersonalPage = [PageName, path: string, Trip]

async function checkoutPages(origin: string, productId: string): Promise<PersonalPage[]> {
  const bag = await tripWithBag(origin, productId)
  const billing = await tripWithBag(origin, productId)
  await billing.sendTo(COLUMBUS)
  const review = await paidTrip(origin, productId)
  const ordered = await paidTrip(origin, productId)
  const confirmation = await ordered.order(await readTotal(ordered))
  return [
    ['bag', '/cart', bag],
    ['shipping', '/checkout/shipping', bag],
    ['billing', '/checkout/billing', billing],
    ['review', '/checkout/review', review],
    ['confirmation', confirmation, ordered],
  ]
}

async function accountPages(origin: string, login: string): Promise<PersonalPage[]> {
  const member = startTrip(origin)
  await member.signIn(login, SEEDED_PASSWORD)
  return [
    ['account', '/my-account', member],
    ['wallet', '/my-account/wallet', member],
  ]
}

async function tripWithBag(origin: string, productId: string) {
  const trip = startTrip(origin)
  await trip.fillBag(productId)
  return trip
}

async function paidTrip(origin: string, productId: string) {
  const trip = await tripWithBag(origin, productId)
  await trip.sendTo(COLUMBUS)
  await trip.payWith(CARD)
  return trip
}

async function readTotal(trip: Trip) {
  const answer = await trip.visit('/api/checkout/review')
  const { bag }: { bag: { total: { minorUnits: number } } } = await answer.json()
  return bag.total.minorUnits
}

/**
 * The document once caches are warm: stored, fresh and without deferred parts. On a machine too busy for that, the
 * smallest document.
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
