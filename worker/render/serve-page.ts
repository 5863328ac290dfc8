import type { Context } from 'hono'

import * as features from '#shop/features.ts'
import { REVIEW_PARAMETERS } from '#shared/reviews/parameters.ts'
import { ProblemError } from '#shared/http/problem.ts'

import type { Cached, CacheDefinition } from '../cache/definition.ts'
import type { CachedPage } from '../cache/cached-page.ts'
import type { AppEnv } from '../config/env.ts'
import { createPageCache } from './page-cache.ts'
import { isCrawler, isNativeApp } from '../visitor/visitor.ts'
import { limitPage } from './limit-page.ts'
import { loadVariants } from './load-variants.ts'
import type { MakePageOptions, StreamedPage } from './make-page.ts'
import { cacheDefinition, pageKey } from './page-key.ts'
import { readParameters, type PageTarget } from './page-target.ts'
import { respondStored, respondStreamed } from './respond.ts'

type C = Context<AppEnv>

/** The code that renders pages loads with the first page that no cache has. */
async function makePage(target: PageTarget, options: MakePageOptions) {
  const code = await import('./make-page.ts')
  return code.makePage(target, options)
}

const cacheOptions = (c: C) => ({
  context: c.get('context'),
  bindings: c.env,
  openCatalog: c.get('pageSources').openCatalog,
  isNativeApp: isNativeApp(c.get('context')),
})

const cacheKey = (c: C, target: PageTarget) =>
  pageKey(c.get('context'), target, isNativeApp(c.get('context')) ? 'app' : '')

/**
 * Serves a public page from the cache. If it is not cached, or only an old copy for outages is, streams it to the
 * first visitor and then stores the complete page.
 * @throws {ProblemError} `unavailable` if it can neither be rendered nor found in the cache
 */
export async function servePublicPage(c: C, matched: PageTarget): Promise<Response> {
  const variants = isCrawler(c.req.raw) ? null : await loadVariants()
  const serve = (target: PageTarget) => serveTarget(c, target)
  return variants ? variants.serveInVariant(c.get('context'), matched, serve) : serve(matched)
}

async function serveTarget(c: C, target: PageTarget): Promise<Response> {
  if (isBypassed(c)) {
    const page = await makePage(target, { ...cacheOptions(c), mode: 'normal' })
    return respondStored(c, 'first' in page ? await page.stored() : page, readParameters(target))
  }
  return serveFromMemory(c, target) ?? serveUncached(c, target)
}

/** Responds with the fresh page in this isolate's memory. Null if there is none. */
function serveFromMemory(c: C, target: PageTarget): Response | null {
  const context = c.get('context')
  const hit = createPageCache({ context, bindings: c.env }).peek(
    cacheDefinition(target),
    cacheKey(c, target),
  )
  if (!hit) return null
  context.metrics.cache = 'fresh'
  return respondStored(c, hit.value, readParameters(target))
}

async function serveUncached(c: C, target: PageTarget): Promise<Response> {
  const context = c.get('context')
  const cache = createPageCache({ context, bindings: c.env })
  const [definition, key] = [cacheDefinition(target), cacheKey(c, target)]
  const cached = await cache.find(definition, key)
  if (!cached) await limitPage(c, target)
  const making = { ...cacheOptions(c), mode: cached ? 'fresh' : 'normal' } as const
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
  const isServable = cached !== null && !isBeyond(definition, cached, context.now())
  const isPatient =
    isServable ||
    (features.reviews && choosesReviews(target)) ||
    // Crawlers read a page once and may run no scripts, so they get the complete page.
    isCrawler(c.req.raw)
  const first = await (isPatient ? whole : Promise.race([whole, streaming.promise]))
  if (!('first' in first)) {
    context.metrics.cache = first.outcome
    return respondStored(c, first.value, readParameters(target))
  }
  const noteFailure = (error: unknown) => context.log.warn('page not stored', findCause(error))
  context.waitUntil(whole.catch(noteFailure))
  context.metrics.cache = 'miss'
  const { status } = first.prepared.target
  const { link } = first.first
  return respondStreamed(c, first.take(), { status, cacheControl: 'public, no-cache', link })
}

/** Only browsers without JavaScript follow a link to other reviews, and they see deferred parts only in a complete page. */
const choosesReviews = ({ query }: PageTarget) =>
  Object.keys(REVIEW_PARAMETERS).some((name) => query.has(name))

/** Whether a stored page is too old to be served, except during an outage. */
const isBeyond = (
  { staleMs }: CacheDefinition<CachedPage>,
  page: Cached<CachedPage>,
  now: number,
) => now - page.upstreamAt > staleMs

/** In development and test a request can bypass the page cache, to measure the rendering cost. */
const isBypassed = (c: C) =>
  c.get('context').config.allowsSimulation && c.req.header('x-vitrine-bypass') === 'page-cache'

function findCause(error: unknown) {
  if (error instanceof ProblemError) return { cause: error.type }
  return { cause: error instanceof Error ? error.name : typeof error }
}
