import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import * as v from 'valibot'

// The events of capabilities.
import type {} from '#client/analytics/follow-bag.ts'
import type {} from '#client/analytics/follow-experiments.ts'
import type {} from '#client/analytics/follow-links.ts'
import type {} from '#client/analytics/follow-pages.ts'
import type {} from '#client/analytics/follow-promotions.ts'
import type {} from '#client/bag/open-bag-mutations.ts'
import type {} from '#client/sign-in/use-sign-in.ts'
import type {} from '#client/wish-list/use-wish-list.ts'
import type { ListedProduct, ProductList } from '#client/analytics/follow-products.ts'
import type { ShopEvent, ShopEvents } from '#client/kit/shop-events.ts'
import type { EventFacts, Sink } from '#client/analytics/sink.ts'
import { knownProducts } from '#client/analytics/known-products.ts'
import { SINKS } from '#client/analytics/sinks.ts'
import { commerceEvents, tagServer } from '#client/analytics/commerce-events.ts'
import {
  BrowserEvent,
  type CommerceEvent,
  type EdgeEvent,
} from '#shared/analytics/commerce-events.ts'
import { itemOfLine, soldOf, type SoldLine } from '#shared/analytics/commerce-items.ts'
import { LineId } from '#shared/bag/bag.ts'
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

const usd = (minorUnits: number) => ({ currency: 'USD', minorUnits })

const LINE: SoldLine = {
  productId: v.parse(ProductId, 'P0801L'),
  name: 'Desk lamp',
  attributes: [{ name: 'Size', value: 'Large' }],
  quantity: 2,
  unitPrice: usd(2750),
  discountUnitPrice: usd(2475),
}
const BAG = {
  lines: [LINE],
  giftCertificates: [],
  subtotal: usd(4950),
  reductions: [],
  coupons: [{ id: v.parse(LineId, 'c1'), code: 'WINTER', applies: true }],
  total: usd(5899),
}
const LISTED: ListedProduct = {
  productId: 'P0801',
  name: 'Desk lamp',
  price: usd(2750),
  index: 0,
}
const ROW: ProductList = {
  kind: 'row',
  recommender: 'product1_rr',
  name: 'Similar Items',
  recommendedBy: { recommender: 'pdp-similar-items', recoUUID: '…' },
}
const CATEGORY: ProductList = { kind: 'category', categoryId: 'gifts', name: 'Gifts' }
const PROMOTION = { id: 'winter-hero', name: 'Winter', slot: 'home-1' }

// As if its tile had been seen.
knownProducts.set(LISTED.productId, LISTED)

/** An example of every event that a sink takes. */
const EVENTS: readonly ShopEvent<keyof ShopEvents>[] = [
  { type: 'page-viewed', path: '/g/gifts', title: 'Gifts | Shop', isDocument: true },
  { type: 'link-followed', name: 'winter_hero', to: '/c/gifts/gift-sets' },
  { type: 'promotion-seen', promotion: PROMOTION },
  { type: 'promotion-followed', promotion: PROMOTION, creative: 'winter_hero' },
  { type: 'searched', term: 'pine' },
  { type: 'products-seen', list: CATEGORY, products: [LISTED] },
  { type: 'product-followed', list: ROW, product: LISTED },
  {
    type: 'product-viewed',
    product: {
      productId: 'P0801',
      variantId: 'P0801L',
      name: 'Desk lamp',
      brand: 'Shop',
      categories: ['Gifts', 'Lamps'],
      values: ['Large'],
      price: usd(2750),
    },
  },
  { type: 'variant-viewed', experiment: 'home_hero', variant: 'makers' },
  { type: 'wish-added', productId: 'P0801' },
  { type: 'added-to-bag', line: LINE, quantity: 1 },
  { type: 'removed-from-bag', line: LINE, quantity: 1 },
  { type: 'bag-changed', lines: [LINE] },
  { type: 'bag-viewed', bag: BAG },
  { type: 'checkout-begun', bag: BAG },
  { type: 'checkout-step', step: 'billing' },
  { type: 'shipping-info-added', bag: BAG, tier: 'standard' },
  { type: 'payment-info-added', bag: BAG, paymentType: 'card' },
  { type: 'user_login', method: 'password' },
  { type: 'logged-in' },
  { type: 'custom-basket' },
  { type: 'sign-out' },
]

/** What the edge reports, and when. */
const EDGE_EVENTS: readonly { event: EdgeEvent; from: string }[] = [
  {
    event: {
      name: 'purchase',
      params: {
        transaction_id: '00001234',
        currency: 'USD',
        value: 49.5,
        tax: 3.49,
        shipping: 5.95,
        coupon: 'WINTER',
        items: [itemOfLine(LINE)],
      },
    },
    from: 'the edge, once commerce has created the order',
  },
  {
    event: {
      name: 'refund',
      params: { transaction_id: '00001234', ...soldOf(LINE, 1) },
    },
    from: 'the edge, once commerce has canceled the order or accepted the return',
  },
  {
    event: { name: 'sign_up', params: { method: 'email' } },
    from: 'the edge, once the mailed code has opened a new account',
  },
  {
    event: { name: 'login', params: { method: 'code' } },
    from: 'the edge, once a mailed code is right',
  },
]

/** The document with the current tables between its markers. @throws if the markers are missing */
export const withSinksTable = (document: string) => fillIn(document, { sinks: sinksText() })

const PAGES = {
  all: 'all',
  shop: 'all but checkout and account',
  strict: 'checkout and account',
} as const

/** A table of all sinks, and the data that each event sends to them. */
export function sinksText(): string {
  const rows = SINKS.map(({ name, group, pages, to, bodies }) => [
    `\`${name}\``,
    group,
    PAGES[pages],
    Object.keys(bodies)
      .map((type) => `\`${type}\``)
      .join(', '),
    to,
  ])
  const sinks = table(['Sink', 'Consent group', 'Pages', 'Events', 'Sends to'], rows)
  const examples = EVENTS.flatMap(formatExample)
  return [sinks, '### Commerce events by their source', commerceTable(), ...examples].join('\n\n')
}

/** The events with names of Analytics 4. */
function commerceTable() {
  const told = EVENTS.flatMap((event) => {
    const sent = bodyFor(commerceEvents, event)
    const to = [commerceEvents, tagServer].map(({ name }) => `\`${name}\``).join(' or ')
    return sent ? [commerceRow(v.parse(BrowserEvent, sent), `\`${event.type}\``, to)] : []
  })
  const known = EDGE_EVENTS.map(({ event, from }) => commerceRow(event, from, 'the tag server'))
  return table(['Event', 'Comes from', 'Fields', 'Fields of `items`', 'Sink'], [...told, ...known])
}

function commerceRow({ name, params }: CommerceEvent, from: string, to: string) {
  const { items, ...fields } = { items: [], ...params }
  return [`\`${name}\``, from, namesOf(fields), namesOf(items[0] ?? {}), to]
}

const namesOf = (fields: object) =>
  Object.keys(fields)
    .map((name) => `\`${name}\``)
    .join(', ')

/** The data that an event sends to each sink that takes it. */
function formatExample(event: (typeof EVENTS)[number]): string[] {
  // The tag server gets the same as the data layer.
  const sent = SINKS.filter(({ name }) => name !== tagServer.name).map((sink) => ({
    name: sink.name,
    body: bodyFor(sink, event),
  }))
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

function bodyFor({ bodies }: Pick<Sink, 'bodies'>, event: (typeof EVENTS)[number]): unknown {
  const rule: unknown = bodies[event.type]
  return typeof rule === 'function' ? rule({ ...FACTS, event }) : null
}

if (import.meta.main) {
  const path = resolve(ROOT, SINKS_DOCUMENT)
  writeFileSync(path, withSinksTable(readFileSync(path, 'utf8')))
}
