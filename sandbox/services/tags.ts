import type { Context } from 'hono'
import * as v from 'valibot'

import { factory, type SandboxEnv } from '../platform/env.ts'
import { badRequest, only, resourceNotFound } from '../platform/problems.ts'
import { prepare, parseRows, sql } from '../platform/sql.ts'

/**
 * The tag manager script. It reports only the names of events pushed into `dataLayer`, and runs no
 * code from elsewhere.
 */
const tagManagerScript = (eventsAddress: string) => `(() => {
  const layer = (globalThis.dataLayer = globalThis.dataLayer ?? [])
  const tell = (entry) => {
    if (entry === null || typeof entry !== 'object' || typeof entry.event !== 'string') return
    navigator.sendBeacon(
      ${JSON.stringify(eventsAddress)},
      JSON.stringify({ script: 'tag-manager', event: entry.event }),
    )
  }
  const push = layer.push.bind(layer)
  layer.push = (...entries) => {
    entries.forEach(tell)
    return push(...entries)
  }
  layer.forEach(tell)
  globalThis.google_tag_manager = { ready: true }
})()
`

/** The marketing script. It counts page views and links, and stores no personal data. */
const collectScript = (eventsAddress: string) => `(() => {
  const tell = (event) =>
    navigator.sendBeacon(
      ${JSON.stringify(eventsAddress)},
      JSON.stringify({ script: 'collect', event }),
    )
  globalThis.collect = {
    initialized: true,
    view: () => tell('view'),
    link: () => tell('link'),
  }
})()
`

type TagContext = Context<SandboxEnv>

const CONTAINER = 'JW-LOCAL1'
/** The data stream that the tag server collects for. */
const MEASUREMENT = 'G-LOCAL1'
const MAX_BODY = 2000
/** The limit of the Measurement Protocol (bytes). */
const MAX_MESSAGE = 130_000

/** Other names are counted together, so that made-up names cannot fill the table. */
const COUNTED = new Set([
  'load',
  'view',
  'link',
  'page_view',
  'view_item',
  'select_item',
  'add_to_wishlist',
  'remove_from_cart',
  'view_cart',
  'add_shipping_info',
  'add_payment_info',
  'refund',
  'view_promotion',
  'select_promotion',
  'sign_up',
  'view_item_list',
  'add_to_cart',
  'begin_checkout',
  'purchase',
  'search',
  'login',
  'user_login',
  'sign_out',
])

export const tagService = {
  path: '/services/tags',
  container: CONTAINER,
  scripts: {
    tagManager: `/services/tags/gtm.js?id=${CONTAINER}`,
    collect: '/services/tags/collect.js',
  },
  tagServer: `/services/tags/mp/collect?measurement_id=${MEASUREMENT}`,
}

const EventBody = v.object({
  script: v.picklist(['tag-manager', 'collect']),
  event: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
})

/** A message of the Measurement Protocol, with its limits. */
const Message = v.looseObject({
  client_id: v.pipe(v.string(), v.minLength(1)),
  events: v.pipe(
    v.array(
      v.looseObject({
        name: v.pipe(v.string(), v.regex(/^[a-z]\w{0,39}$/i)),
        params: v.optional(
          v.looseObject({
            items: v.optional(v.pipe(v.array(v.looseObject({})), v.maxLength(200))),
          }),
        ),
      }),
    ),
    v.minLength(1),
    v.maxLength(25),
  ),
})

const CountRow = v.object({ script: v.string(), event: v.string(), times: v.number() })

/** Harmless stand-ins for third-party scripts; they only count. */
export const tags = factory
  .createApp()
  .get('/gtm.js', async (c) => {
    if (c.req.query('id') !== CONTAINER) throw resourceNotFound()
    await count(c, { script: 'tag-manager', event: 'load' })
    return script(c, tagManagerScript(`${c.var.origin}/services/tags/events`))
  })
  .all('/gtm.js', only('GET'))
  .get('/collect.js', async (c) => {
    await count(c, { script: 'collect', event: 'load' })
    return script(c, collectScript(`${c.var.origin}/services/tags/events`))
  })
  .all('/collect.js', only('GET'))
  .post('/events', async (c) => {
    const text = await c.req.text()
    const event = v.safeParse(
      v.pipe(v.string(), v.maxLength(MAX_BODY), v.parseJson(), EventBody),
      text,
    )
    if (!event.success) throw badRequest('The event is not one.')
    await count(c, event.output)
    return c.body(null, 204)
  })
  .all('/events', only('POST'))
  .post('/mp/collect', async (c) => {
    if (c.req.query('measurement_id') !== MEASUREMENT) throw badRequest('There is no such stream.')
    const message = v.safeParse(
      v.pipe(v.string(), v.maxLength(MAX_MESSAGE), v.parseJson(), Message),
      await c.req.text(),
    )
    if (!message.success) throw badRequest('The message is not one of the Measurement Protocol.')
    for (const { name } of message.output.events)
      await count(c, { script: 'tag-server', event: name })
    return c.body(null, 204)
  })
  .all('/mp/collect', only('POST'))
  .get('/counts', async (c) => {
    const statement = sql`SELECT script, event, times FROM script_counts ORDER BY script, event`
    return c.json({ data: parseRows(CountRow, await prepare(c.env.DB, statement).all()) })
  })
  .all('/counts', only('GET'))
  .all('*', () => {
    throw resourceNotFound()
  })

function script(c: TagContext, source: string) {
  c.header('content-type', 'text/javascript; charset=utf-8')
  c.header('cache-control', 'no-store')
  return c.body(source)
}

const count = (c: TagContext, { script, event }: { script: string; event: string }) =>
  prepare(
    c.env.DB,
    sql`INSERT INTO script_counts (script, event, times)
        VALUES (${script}, ${COUNTED.has(event) ? event : 'other'}, 1)
        ON CONFLICT (script, event) DO UPDATE SET times = times + 1`,
  ).run()
