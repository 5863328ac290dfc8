import type { Context } from 'hono'

import { brand } from '#shop/brand.ts'
import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite } from '#shared/site/site.ts'

import type { OpenReads } from '../cache/reader-sources.ts'
import type { AppEnv } from '../config/env.ts'
import { intlFor, loadIntl } from '../render/intl.ts'
import { FEED_FORMATS, itemsOf } from './feed-items.ts'
import { feedStream } from './feed-stream.ts'
import { feedPiecePath, type AgentFile, type FeedEnding } from './file-paths.ts'
import { llmsText } from './llms-text.ts'
import { openSearch } from './open-search.ts'
import { createFeed, type Feed } from './read-feed.ts'

type C = Context<AppEnv>

/**
 * Serves a file for reading agents in the site and locale of its address.
 * @throws {ProblemError} `unavailable` if it can neither be read nor found in a cache
 */
export async function serveAgentFile(c: C, file: AgentFile, openReads: OpenReads) {
  const context = c.get('context')
  context.log.set('route', file.kind)
  await loadIntl(context.locale)
  switch (file.kind) {
    case 'llmsText':
      return serveLlmsText(c)
    case 'openSearch':
      return respond(
        c,
        openSearch({ ...placed(c), description: descriptionOf(c) }),
        OPEN_SEARCH_TYPE,
      )
    case 'feedIndex':
      return serveIndex(c, createFeed(openReads, context, c.env))
    case 'feedPiece':
      return servePiece(c, createFeed(openReads, context, c.env), file)
  }
}

const OPEN_SEARCH_TYPE = 'application/opensearchdescription+xml; charset=utf-8'

async function serveLlmsText(c: C) {
  const context = c.get('context')
  const ignore = () => undefined
  const reading = { mode: 'normal', onRead: ignore, onIncomplete: ignore } as const
  const { openCatalog } = c.get('pageSources')
  const catalog = await openCatalog({ context, bindings: c.env, ...reading })
  const navigation = await catalog.getNavigation({})
  const intl = intlFor(context.locale)
  const text = llmsText({
    ...placed(c),
    say: (id, values) => intl.formatMessage({ id }, values),
    navigation,
  })
  return respond(c, text, 'text/plain; charset=utf-8')
}

/** The number of pieces, and the address of each in both formats. */
async function serveIndex(c: C, feed: Feed) {
  const { site, locale } = c.get('context')
  const { products, pieces } = await feed.count()
  const addressOf = absoluteAddress(c)
  const index = {
    title: brand.name,
    country: site.country,
    locale,
    currency: site.currency,
    products,
    pieces: Array.from({ length: pieces }, (_, n) => ({
      jsonl: addressOf(feedPiecePath(n + 1, 'jsonl')),
      xml: addressOf(feedPiecePath(n + 1, 'xml')),
    })),
  }
  return respond(c, `${JSON.stringify(index)}\n`, 'application/json; charset=utf-8')
}

interface PieceFile {
  piece: number
  ending: FeedEnding
}

async function servePiece(c: C, feed: Feed, { piece, ending }: PieceFile) {
  // The number comes from the URL: only pieces that exist are read.
  const { pieces } = await feed.count()
  if (piece > pieces) return c.text('Not found\n', 404, { 'Cache-Control': 'no-store' })
  const products = await feed.readPiece(piece)
  const { contentType, start, item, end } = FEED_FORMATS[ending]
  const addressOf = absoluteAddress(c)
  const channel = { title: brand.name, link: addressOf('/'), description: descriptionOf(c) }
  const body = feedStream(products, {
    start: start(channel),
    write: (product) => itemsOf(product, addressOf).map(item).join(''),
    end,
  })
  return respond(c, body, contentType)
}

/** Search engines read these files but do not list them. Nobody keeps them without asking whether they have changed. */
const respond = (c: C, body: string | ReadableStream<Uint8Array>, contentType: string) =>
  c.body(body, 200, {
    'Content-Type': contentType,
    'Content-Language': c.get('context').locale,
    'Cache-Control': 'no-cache',
    'X-Robots-Tag': 'noindex',
  })

const descriptionOf = (c: C) =>
  intlFor(c.get('context').locale).formatMessage({ id: 'home.description' })

function placed(c: C) {
  const { config, site, locale } = c.get('context')
  const placement = createPlacement({ ...config.placement, defaultSite })
  return { placement, origin: config.publicOrigin, site, locale }
}

function absoluteAddress(c: C) {
  const { placement, origin, site, locale } = placed(c)
  return (path: string, search = '') => placement.absolute(origin, { site, locale, path, search })
}
