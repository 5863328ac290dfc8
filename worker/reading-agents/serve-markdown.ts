import type { Context } from 'hono'

import type { CachedPage } from '../cache/cached-page.ts'
import type { AppEnv } from '../config/env.ts'
import { limitPage } from '../render/limit-page.ts'
import { createPageCache } from '../render/page-cache.ts'
import { cacheDefinition, pageKey } from '../render/page-key.ts'
import { readParameters, type PageTarget } from '../render/page-target.ts'
import { readWholePage } from '../render/read-whole-page.ts'
import { respondRedirect } from '../render/respond.ts'
import { pageMarkdown } from './page-markdown.ts'

/** Link relations of the page that Markdown is made of. */
const CANONICAL = 'link'

/**
 * Serves a public page as Markdown. It is made of the document that all visitors get, cached beside it, and as old as it.
 * @throws {ProblemError} `unavailable` if the page can neither be rendered nor found in the cache
 */
export async function serveMarkdown(c: Context<AppEnv>, target: PageTarget): Promise<Response> {
  const context = c.get('context')
  const cache = createPageCache({ context, bindings: c.env })
  const definition = cacheDefinition(target)
  const key = pageKey(context, target, 'markdown')
  const cached = await cache.find(definition, key)
  if (!cached) await limitPage(c, target)
  // A new one is made of what is stored, an old one of a new document.
  const mode = cached ? 'fresh' : 'normal'
  const { value, outcome } = await cache.read(definition, {
    key,
    load: async () => markdownOf(await readWholePage(c, target, mode), context.config.publicOrigin),
  })
  context.metrics.cache = outcome
  const { status, headers } = value.head
  if (status === 301 || status === 302) return respondRedirect(c, value, readParameters(target))
  const canonical = headers.find(([name]) => name === CANONICAL)?.[1]
  return new Response(value.body.slice(), {
    status,
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Content-Language': context.locale,
      'Cache-Control': 'public, no-cache',
      Vary: 'Accept',
      'X-Robots-Tag': 'noindex',
      ...(canonical && { Link: canonical }),
    },
  })
}

/** The stored form of a page as Markdown. A redirect stays one. */
function markdownOf({ head, body }: CachedPage, origin: string): CachedPage {
  if (head.status === 301 || head.status === 302) return { head, body }
  const { canonical, text } = pageMarkdown(new TextDecoder().decode(body), origin)
  const headers: CachedPage['head']['headers'] =
    canonical === null ? [] : [[CANONICAL, `<${canonical}>; rel="canonical"`]]
  return { head: { ...head, headers }, body: new Uint8Array(new TextEncoder().encode(text)) }
}
