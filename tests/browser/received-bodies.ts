import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import type { Page } from '@playwright/test'
import * as v from 'valibot'

import { table } from '#scripts/markdown.ts'

import { SANDBOX, SHOP } from './ports.ts'

const DOCUMENT = resolve(import.meta.dirname, '../../docs/analytics.md')
const BEGIN = '<!-- received: begin -->'
const END = '<!-- received: end -->'

const Body = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))
const Calls = v.object({ data: v.array(v.object({ path: v.string(), body: v.string() })) })
const Told = v.object({
  monetateId: v.string(),
  events: v.array(v.looseObject({ eventType: v.string() })),
})

interface Received {
  event: string
  sink: string
  by: string
  body: unknown
}

const ACTIVITIES: Readonly<Record<string, string>> = {
  viewPage: 'page-viewed',
  viewProduct: 'product-viewed',
  checkoutStep: 'checkout-step',
  viewSearch: 'products-seen',
  viewCategory: 'products-seen',
  viewReco: 'products-seen',
  clickSearch: 'product-followed',
  clickCategory: 'product-followed',
  clickReco: 'product-followed',
  addToCart: 'added-to-bag',
  beginCheckout: 'checkout-begun',
}
const CONTEXTS: Readonly<Record<string, string>> = {
  PageView: 'page-viewed',
  ProductDetailView: 'page-viewed',
  DecisionRequest: 'page-viewed',
  ProductThumbnailView: 'products-seen',
  Cart: 'bag-changed',
}
const TAGS: Readonly<Record<string, string>> = {
  page_view: 'page-viewed',
  view: 'page-viewed',
  link: 'link-followed',
}

/** Collects what the tags of a page send. */
export function watchTags(page: Page) {
  const tags: Received[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${SANDBOX}/services/tags/events`)) return
    const body = v.safeParse(Body, request.postData() ?? '')
    if (!body.success) return
    const { script, event } = body.output
    const name = TAGS[String(event)]
    const by = 'POST …/tags/events, by its script'
    if (name) tags.push({ event: name, sink: String(script), by, body: body.output })
  })
  return tags
}

interface Visit {
  visitorId: string
  tags: readonly Received[]
}

/** Compares the documentation with what the services have received of a visit, or writes it with `WRITE_DOCS=1`. */
export async function documented({ visitorId, tags }: Visit) {
  const received = [
    ...(await callsTo('/custom/page-views')).flatMap(({ path, body }): Received[] => {
      // Views name nobody, and those of a path are alike.
      if (body['path'] !== '/search') return []
      const by = `POST …/${path.slice(path.lastIndexOf('/') + 1)}`
      return [{ event: 'page-viewed', sink: 'page-tracking', by, body }]
    }),
    ...tags,
    ...(await callsTo('/services/recommendations')).flatMap(({ path, body }): Received[] => {
      const name = path.slice(path.lastIndexOf('/') + 1)
      const event = ACTIVITIES[name]
      if (body['cookieId'] !== visitorId || !event) return []
      return [{ event, sink: 'activities', by: `POST …/${name}`, body }]
    }),
    ...(await contextsOf(visitorId)).map(({ name, body }): Received => {
      const event = CONTEXTS[name] ?? name
      return { event, sink: 'personalization', by: 'POST …/web-us, one event', body }
    }),
  ]
  const text = readFileSync(DOCUMENT, 'utf8')
  const [before = '', rest = ''] = text.split(BEGIN)
  const after = rest.split(END)[1] ?? ''
  const current = `${before}${BEGIN}\n\n${tableOf(received)}\n\n${END}${after}`
  if (process.env.WRITE_DOCS) writeFileSync(DOCUMENT, current)
  return { text: process.env.WRITE_DOCS ? current : text, current }
}

/** Whether the personalization service was asked to decide anything for a visitor. */
export async function hasAskedForDecision(visitorId: string) {
  return (await contextsOf(visitorId)).some(({ name }) => name === 'DecisionRequest')
}

/** What the personalization service has received of a visitor, by the names of its event types. */
async function contextsOf(visitorId: string) {
  return (await callsTo('/services/personalisation')).flatMap(({ body }) => {
    const told = v.safeParse(Told, body)
    if (!told.success || told.output.monetateId !== visitorId) return []
    return told.output.events.map((each) => ({
      name: each.eventType.slice(each.eventType.lastIndexOf(':') + 1),
      body: each,
    }))
  })
}

async function callsTo(path: string) {
  const answer = await fetch(`${SANDBOX}/test-control/calls?path=${path}`)
  return v.parse(Calls, await answer.json()).data.flatMap((call) => {
    const body = v.safeParse(Body, call.body)
    return body.success ? [{ path: call.path, body: body.output }] : []
  })
}

/** The first body of each kind, by event and sink. What differs between visits is an ellipsis. */
function tableOf(received: readonly Received[]) {
  const first = new Map<string, string[]>()
  for (const { event, sink, by, body } of received) {
    const kind = v.is(v.looseObject({ eventType: v.string() }), body) ? body.eventType : ''
    const key = [event, sink, by, kind].join(' ')
    if (first.has(key)) continue
    first.set(key, [`\`${event}\``, `\`${sink}\``, by, `\`${JSON.stringify(plain(body))}\``])
  }
  const rows = [...first.entries()].toSorted(([a], [b]) => a.localeCompare(b))
  return table(
    ['Event', 'Sink', 'Received by', 'Body'],
    rows.map(([, row]) => row),
  )
}

const CHANGING = /^(amount|price|value|pageName|name)$/
const ID = /^([\w-]{32}|[\da-f-]{36}|JW\w+|FX\w+)$/

function plain(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map((each) => plain(each, key))
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, each]) => [
      name,
      key === 'category' && name === 'id' ? '…' : plain(each, name),
    ])
    return Object.fromEntries(fields)
  }
  if (typeof value === 'string' && ID.test(value)) return '…'
  if (CHANGING.test(key)) return '…'
  return typeof value === 'string' ? value.replace(SHOP, 'https://shop.example') : value
}
