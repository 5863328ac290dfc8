import type { Context } from 'hono'

import { ProblemError } from '#shared/contract/problem.ts'

import type { CachedPage } from '../cache/cached-page.ts'
import type { AppEnv } from '../env.ts'
import { createPageCache, createShop } from '../shop.ts'
import { withinDeadline } from './critical-deadline.ts'
import { limitPage } from './limit-page.ts'
import type { MakePageOptions } from './make-page.ts'
import { definitionOf, pageKey } from './page-key.ts'
import { targetOf, type PageTarget } from './page-target.ts'
import { preparePageData } from './prepare.ts'
import { createProvenance } from './provenance.ts'

/**
 * Serves the critical data of a public page, for a navigation without a document. It is cached like the page.
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
  const { value, outcome } = await cache.read(definition, {
    key,
    load: () => makePageData(target, making),
  })
  context.metrics.cache = outcome
  const maxAge = definition.freshMs / 1000
  return new Response(value.body, {
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': value.head.deferredFailed ? 'no-store' : `private, max-age=${maxAge}`,
    },
  })
}

async function makePageData(
  target: PageTarget,
  { context, bindings, mode }: Omit<MakePageOptions, 'isNativeApp'>,
): Promise<CachedPage> {
  const origins = createProvenance(context)
  const { note: onRead, noteMissing: onIncomplete } = origins
  const { catalog } = createShop({ context, bindings, mode, onRead, onIncomplete })
  const { data, isIncomplete } = await withinDeadline(preparePageData(target, { catalog }))
  if (isIncomplete) origins.noteMissing()
  const body = new Uint8Array(new TextEncoder().encode(JSON.stringify(data)))
  return { body, head: { status: 200, headers: [], ...origins.metadata() } }
}
