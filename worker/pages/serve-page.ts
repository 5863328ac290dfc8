import type { Context } from 'hono'

import { ProblemError } from '#shared/contract/problem.ts'

import type { Cache } from '../cache/cache.ts'
import { page as pageDefinition, searchPage as searchPageDefinition } from '../cache/manifest.ts'
import type { AppEnv } from '../env.ts'
import { createPageCache } from '../shop.ts'
import { isNativeApp } from '../visitor/visitor.ts'
import { makePage, type StreamedPage } from './make-page.ts'
import { linkHeader } from './page-links.ts'
import type { PageTarget } from './page-target.ts'
import { respondStored, respondStreamed } from './respond.ts'

type C = Context<AppEnv>

/** Crawlers read a page once and may run no scripts, so they get the complete page. */
const CRAWLER = /bot|crawl|spider|slurp|facebookexternalhit|embedly|preview|lighthouse/i

/** The cache key: everything that a public page's HTML depends on. */
function keyOf(c: C, { path, query }: PageTarget) {
  const { site, locale } = c.get('context')
  return [site.id, locale, path, query.toString(), isNativeApp(c) ? 'app' : '']
}

/**
 * Serves a public page from the cache. If it is not cached, streams it to the first visitor and then stores the
 * complete page.
 * @throws {ProblemError} `unavailable` if it can neither be rendered nor found in the cache
 */
export async function servePublicPage(c: C, target: PageTarget): Promise<Response> {
  const context = c.get('context')
  if (isBypassed(c)) {
    const page = await makePage(target, { context, bindings: c.env, mode: 'normal' })
    return respondStored(c, 'first' in page ? await page.stored() : page)
  }
  const cache = createPageCache({ context, bindings: c.env })
  const hit = cache.peek(definitionOf(target), keyOf(c, target))
  if (!hit) return serveUncached(c, target, cache)
  context.metrics.cache = 'fresh'
  return respondStored(c, hit.value)
}

async function serveUncached(c: C, target: PageTarget, cache: Cache): Promise<Response> {
  const { context } = c.var
  const [definition, key] = [definitionOf(target), keyOf(c, target)]
  const cached = await cache.find(definition, key)
  const making = { context, bindings: c.env, mode: cached ? 'fresh' : 'normal' } as const
  const streaming = Promise.withResolvers<StreamedPage>()
  const whole = cache.read(definition, {
    key,
    load: async () => {
      const page = await makePage(target, making)
      if (!('first' in page)) return page
      if (!page.first.isFlat) streaming.resolve(page)
      return page.stored()
    },
  })
  const isPatient = cached !== null || CRAWLER.test(c.req.header('user-agent') ?? '')
  const first = await (isPatient ? whole : Promise.race([whole, streaming.promise]))
  if (!('first' in first)) {
    context.metrics.cache = first.outcome
    return respondStored(c, first.value)
  }
  const noteFailure = (error: unknown) => context.log.warn('page not stored', causeOf(error))
  context.waitUntil(whole.catch(noteFailure))
  context.metrics.cache = 'miss'
  const { status } = first.prepared.target
  const link = linkHeader(first.prepared)
  return respondStreamed(c, first.take(), { status, cacheControl: 'no-cache', link })
}

/** In development and test a request can bypass the page cache, to measure the rendering cost. */
const isBypassed = (c: C) =>
  c.get('context').config.allowsSimulation && c.req.header('x-vitrine-bypass') === 'page-cache'

/** Pages with an unbounded number of URLs are stored in memory only. */
const definitionOf = ({ key, query }: PageTarget) =>
  key === 'search' || query.size > 0 ? searchPageDefinition : pageDefinition

function causeOf(error: unknown) {
  if (error instanceof ProblemError) return { cause: error.type }
  return { cause: error instanceof Error ? error.name : typeof error }
}
