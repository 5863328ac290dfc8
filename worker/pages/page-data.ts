import type { Context } from 'hono'

import { hasMissingOptional } from '#client/features/catalog/load-optional.ts'
import { ProblemError } from '#shared/contract/problem.ts'

import type { CachedPage } from '../cache/cached-page.ts'
import type { AppEnv } from '../env.ts'
import { createPageCache, createShop } from '../shop.ts'
import { withinDeadline } from './critical-deadline.ts'
import { limitPage } from './limit-page.ts'
import { loadDeferred } from './load-deferred.tsx'
import type { MakePageOptions } from './make-page.ts'
import { definitionOf, pageKey } from './page-key.ts'
import { targetOf, type PageTarget } from './page-target.ts'
import { pageDataIn, preparePageData } from './prepare.ts'
import { createProvenance } from './provenance.ts'

/**
 * Serves the data of a public page, for a navigation without a document: all that its document contains. It is cached like
 * the page. Deferred data that is late is left out of the first response, and stored.
 * @throws {ProblemError} `invalid-input` if no public page has this path, or `unavailable` if its data can neither be
 * loaded nor found in the cache
 */
export async function servePageData(
  c: Context<AppEnv>,
  { path, query }: { path: string; query: string },
): Promise<Response> {
  const context = c.get('context')
  const target = targetOf(path, query)
  if (target?.audience !== 'public') throw new ProblemError('invalid-input', { field: 'path' })
  const definition = definitionOf(target)
  const key = pageKey(context, target, 'data')
  const cache = createPageCache({ context, bindings: c.env })
  const cached = await cache.find(definition, key)
  if (!cached) await limitPage(c, target)
  const making = { context, bindings: c.env, mode: cached ? 'fresh' : 'normal' } as const
  const early = Promise.withResolvers<CachedPage>()
  const reading = cache.read(definition, {
    key,
    load: () => makePageData(target, making, early.resolve),
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

/** @param respondEarly takes what is there if deferred data is late */
async function makePageData(
  target: PageTarget,
  { context, bindings, mode }: Omit<MakePageOptions, 'isNativeApp'>,
  respondEarly: (page: CachedPage) => void,
): Promise<CachedPage> {
  const origins = createProvenance(context)
  const { note: onRead, noteMissing } = origins
  const { catalog } = createShop({
    context,
    bindings,
    mode,
    onRead,
    onIncomplete: noteMissing,
  })
  const prepared = await withinDeadline(preparePageData(target, { catalog }))

  const loaded = () => {
    if (hasMissingOptional(prepared.queryClient)) noteMissing()
    const body = new Uint8Array(new TextEncoder().encode(JSON.stringify(pageDataIn(prepared))))
    return { body, head: { status: 200, headers: [], ...origins.metadata() } }
  }
  if ('query' in prepared.outcome) {
    const options = { catalog, onDeferredFailure: noteMissing }
    const { isLoaded, allReady } = await loadDeferred(prepared, context, options)
    if (!isLoaded) respondEarly(loaded())
    await allReady
  }
  return loaded()
}
