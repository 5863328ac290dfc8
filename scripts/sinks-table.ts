import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import * as v from 'valibot'

import type { ShopEvent, ShownList } from '#client/app/shop-events.ts'
import type { EventFacts, Sink } from '#client/features/analytics/sink.ts'
import { SINKS } from '#client/features/analytics/sinks.ts'
import { ProductId } from '#shared/product/product.ts'

import { fillIn, table } from './markdown.ts'

const ROOT = resolve(import.meta.dirname, '..')

export const SINKS_DOCUMENT = 'docs/analytics.md'

/** A member who has come to a category by a search engine. */
const FACTS: EventFacts = {
  id: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  domain: 'www.juniperandwick.example',
  page: { type: 'category', name: 'Candles', path: '/g/candles', section: 'candles' },
  visitor: {
    loginState: 'logged in',
    registration: 'registered',
    accountStatus: 'active',
    isInLoyaltyMarket: 'Yes',
    userId: 'abus000000000001',
    emailHash: 'f1d0…',
  },
  referral: 'google',
}

const CANDLE = {
  productId: v.parse(ProductId, 'JW0801'),
  unitPrice: { currency: 'USD', minorUnits: 2750 },
} as const
const ROW: ShownList = { kind: 'row', recommender: 'pdp-similar-items' }

/** An example of every event that some sink takes. */
const EVENTS: readonly ShopEvent[] = [
  { type: 'page-viewed', path: '/g/candles', title: 'Candles | Juniper & Wick', isDocument: true },
  { type: 'link-followed', name: 'winter_hero', to: '/c/candles/3-wick-candles' },
  {
    type: 'products-seen',
    list: { kind: 'category', categoryId: 'candles' },
    productIds: ['JW0801'],
  },
  { type: 'product-followed', list: ROW, productId: 'JW0801' },
  { type: 'added-to-bag', line: CANDLE, quantity: 1 },
  {
    type: 'checkout-begun',
    lines: [{ ...CANDLE, quantity: 2 }],
    total: { currency: 'USD', minorUnits: 5500 },
  },
  { type: 'user_login' },
  { type: 'logged-in' },
  { type: 'custom-basket' },
  { type: 'sign-out' },
]

/** The document with the current tables between its markers. @throws if the markers are missing */
export const withSinksTable = (document: string) => fillIn(document, { sinks: sinksText() })

/** A table of all sinks, and what each event sends to them. */
export function sinksText(): string {
  const rows = SINKS.map(({ name, group, pages, to, bodies }) => [
    `\`${name}\``,
    group,
    pages === 'all' ? 'all' : 'all but checkout and account',
    Object.keys(bodies)
      .map((type) => `\`${type}\``)
      .join(', '),
    to,
  ])
  const sinks = table(['Sink', 'Consent group', 'Pages', 'Events', 'Sends to'], rows)
  return [sinks, ...EVENTS.flatMap(exampleOf)].join('\n\n')
}

/** What an event sends to each sink that takes it. */
function exampleOf(event: ShopEvent): string[] {
  const sent = SINKS.map((sink) => ({ name: sink.name, body: bodyFor(sink, event) }))
  return [
    `### ${event.type}`,
    ...sent
      .filter(({ body }) => body !== null)
      .map(({ name, body }) => `\`${name}\`:\n\n\`\`\`json\n${jsonOf(body)}\n\`\`\``),
  ]
}

/** As the formatter leaves it: a list of one text is on one line. */
const jsonOf = (body: unknown) =>
  JSON.stringify(body, null, 2).replaceAll(/\[\n\s+("[^"\n]*")\n\s+\]/g, '[$1]')

/** The types of all events that some sink takes. */
export const takenTypes = () => [...new Set(SINKS.flatMap(({ bodies }) => Object.keys(bodies)))]

/** The types of the events that the document shows. */
export const shownTypes = () => EVENTS.map(({ type }) => type)

function bodyFor({ bodies }: Sink, event: ShopEvent): unknown {
  const rule: unknown = bodies[event.type]
  return typeof rule === 'function' ? rule({ ...FACTS, event }) : null
}

if (import.meta.main) {
  const path = resolve(ROOT, SINKS_DOCUMENT)
  writeFileSync(path, withSinksTable(readFileSync(path, 'utf8')))
}
