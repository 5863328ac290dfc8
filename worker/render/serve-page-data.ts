import type { Context } from 'hono'

import { ProblemError } from '#shared/http/problem.ts'

import type { CachedPage } from '../cache/cached-page.ts'
import type { AppEnv } from '../config/env.ts'
import { createPageCache } from './page-cache.ts'
import { limitPage } from './limit-page.ts'
import { loadVariants } from './load-variants.ts'
import { cacheDefinition, pageKey } from './page-key.ts'
import { targetOf } from './page-target.ts'

interface PageAddress {
  /** Without site and locale. */
  path: string
  query: string
}

/**
 * Serves the data of a public page, for a navigation without a document: all that its document contains. It is cached like
 * the page. Deferred data that is late is left out of the first response, and stored.
 * @throws {ProblemError} `invalid-input` if no public page has this path, or `unavailable` if its data can neither be
 * loaded nor found in the cache
 */
export async function servePageData(
  c: Context<AppEnv>,
  { path, query }: PageAddress,
): Promise<Response> {
  const context = c.get('context')
  const matched = targetOf(path, query)
  if (matched?.audience !== 'public') throw new ProblemError('invalid-input', { field: 'path' })
  const variants = await loadVariants()
  const target = variants?.inVariantOfVisitor(matched, context) ?? matched
  const definition = cacheDefinition(target)
  const key = pageKey(context, target, 'data')
  const cache = createPageCache({ context, bindings: c.env })
  const cached = await cache.find(definition, key)
  if (!cached) await limitPage(c, target)
  const { openCatalog } = c.get('pageSources')
  const mode = cached ? 'fresh' : 'normal'
  const early = Promise.withResolvers<CachedPage>()
  const reading = cache.read(definition, {
    key,
    // The code that loads its data loads with the first page that no cache has.
    load: async () => {
      const { makePageData } = await import('./make-page-data.ts')
      return makePageData(target, { context, bindings: c.env, openCatalog, mode }, early.resolve)
    },
  })
  const first = await Promise.race([reading, early.promise])
  if ('outcome' in first) context.metrics.cache = first.outcome
  else {
    context.metrics.cache = 'miss'
    context.waitUntil(reading.catch(() => context.log.warn('page data not stored', {})))
  }
  const { body, head } = 'outcome' in first ? first.value : first
  const maxAge = definition.freshMs / 1000
  return new Response(body, {
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': head.deferredFailed ? 'no-store' : `private, max-age=${maxAge}`,
    },
  })
}
