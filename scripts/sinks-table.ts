import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import * as v from 'valibot'

// The events of capabilities.
import type {} from '#client/analytics/follow-bag.ts'
import type {} from '#client/analytics/follow-links.ts'
import type {} from '#client/bag/open-bag-mutations.ts'
import type {} from '#client/sign-in/use-sign-in.ts'
import type { ProductList } from '#client/analytics/follow-products.ts'
import type { ShopEvent } from '#client/kit/shop-events.ts'
import type { EventFacts, Sink } from '#client/analytics/sink.ts'
import { SINKS } from '#client/analytics/sinks.ts'
import { ProductId } from '#shared/product/product.ts'

import { fillIn, table } from './markdown.ts'

const ROOT = resolve(import.meta.dirname, '..')

export const SINKS_DOCUMENT = 'docs/analytics.md'

/** A member who arrives at a category from a search engine. */
const FACTS: EventFacts = {
  id: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  domain: 'www.shop.example',
  page: { type: 'category', name: 'Gifts', path: '/g/gifts', section: 'gifts' },
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

const PRODUCT = {
  productId: v.parse(ProductId, 'P0801'),
  unitPrice: { currency: 'USD', minorUnits: 2750 },
} as const
const ROW: ProductList = { kind: 'row', recommender: 'pdp-similar-items' }

/** An example of every event that a sink takes. */
const EVENTS: readonly ShopEvent[] = [
  { type: 'page-viewed', path: '/g/gifts', title: 'Gifts | Shop', isDocument: true },
  { type: 'link-followed', name: 'winter_hero', to: '/c/gifts/gift-sets' },
  {
    type: 'products-seen',
    list: { kind: 'category', categoryId: 'gifts' },
    productIds: ['P0801'],
  },
  { type: 'product-followed', list: ROW, productId: 'P0801' },
  { type: 'added-to-bag', line: PRODUCT, quantity: 1 },
  {
    type: 'checkout-begun',
    lines: [{ ...PRODUCT, quantity: 2 }],
    total: { currency: 'USD', minorUnits: 5500 },
  },
  { type: 'user_login' },
  { type: 'logged-in' },
  { type: 'custom-basket' },
  { type: 'sign-out' },
]

/** The document with the current tables between its markers. @throws if the markers are missing */
export const withSinksTable = (document: string) => fillIn(document, { sinks: sinksText() })

/** A table of all sinks, and the data that each event sends to them. */
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
  return [sinks, ...EVENTS.flatMap(formatExample)].join('\n\n')
}

/** The data that an event sends to each sink that takes it. */
function formatExample(event: ShopEvent): string[] {
  const sent = SINKS.map((sink) => ({ name: sink.name, body: bodyFor(sink, event) }))
  return [
    `### ${event.type}`,
    ...sent
      .filter(({ body }) => body !== null)
      .map(({ name, body }) => `\`${name}\`:\n\n\`\`\`json\n${formatJson(body)}\n\`\`\``),
  ]
}

/** Matches the formatter: a list of one text is on one line. */
const formatJson = (body: unknown) =>
  JSON.stringify(body, null, 2).replaceAll(/\[\n\s+("[^"\n]*")\n\s+\]/g, '[$1]')

/** The types of all events that a sink takes. */
export const takenTypes = () => [...new Set(SINKS.flatMap(({ bodies }) => Object.keys(bodies)))]

/** The types of the documented events. */
export const shownTypes = () => EVENTS.map(({ type }) => type)

function bodyFor({ bodies }: Sink, event: ShopEvent): unknown {
  const rule: unknown = bodies[event.type]
  return typeof rule === 'function' ? rule({ ...FACTS, event }) : null
}

if (import.meta.main) {
  const path = resolve(ROOT, SINKS_DOCUMENT)
  writeFileSync(path, withSinksTable(readFileSync(path, 'utf8')))
}
