import type { Context } from 'hono'

import { ProblemError } from '#shared/contract/problem.ts'

import { page as pageThing, searchPage as searchPageThing } from '../cache/manifest.ts'
import type { AppEnv } from '../env.ts'
import { createPageCache } from '../shop.ts'
import { makePage, type PageInTheMaking } from './make-page.ts'
import { linkHeader } from './page-links.ts'
import type { PageTarget } from './page-target.ts'
import { respondStored, respondStreamed } from './respond.ts'

type C = Context<AppEnv>

/** Crawlers read a page once and run no scripts: they get it whole. */
const CRAWLER = /bot|crawl|spider|slurp|facebookexternalhit|embedly|preview|lighthouse/i

/** What a public page's HTML depends on, and nothing else. */
const keyOf = ({ site, locale }: AppEnv['Variables']['context'], { path, query }: PageTarget) => [
  site.id,
  locale,
  path,
  query.toString(),
  '',
]

/**
 * A public page: from the cache, flat; else streamed to whoever asked first, while the flat one is kept.
 * @throws {ProblemError} `unavailable` when it can neither be made nor found
 */
export async function servePublicPage(c: C, target: PageTarget): Promise<Response> {
  const { context } = c.var
  const cache = createPageCache({ context, bindings: c.env })
  const key = keyOf(context, target)
  const thing = target.key === 'search' || target.query.size > 0 ? searchPageThing : pageThing
  const isBypassed =
    context.config.allowsSimulation && c.req.header('x-vitrine-bypass') === 'page-cache'
  const hit = isBypassed ? null : cache.peek(thing, key)
  if (hit) {
    context.metrics.cache = 'fresh'
    return respondStored(c, hit.value)
  }

  const making = { context, bindings: c.env }
  if (isBypassed) {
    const page = await makePage(target, { ...making, mode: 'normal' })
    return respondStored(c, 'first' in page ? await page.stored() : page)
  }

  const held = await cache.find(thing, key)
  const mode = held ? 'fresh' : 'normal'
  const streaming = Promise.withResolvers<PageInTheMaking>()
  const whole = cache.read(thing, {
    key,
    load: async () => {
      const page = await makePage(target, { ...making, mode })
      if (!('first' in page)) return page
      if (!page.first.isFlat) streaming.resolve(page)
      return page.stored()
    },
  })
  const isPatient = held !== null || CRAWLER.test(c.req.header('user-agent') ?? '')
  const first = await (isPatient ? whole : Promise.race([whole, streaming.promise]))
  if ('first' in first) {
    context.waitUntil(
      whole.catch((error: unknown) => context.log.warn('page not kept', causeOf(error))),
    )
    context.metrics.cache = 'miss'
    const { target: shown } = first.prepared
    const head = {
      status: shown.status,
      cacheControl: 'no-cache',
      link: linkHeader(shown),
    } as const
    return respondStreamed(c, first.first.stream, head)
  }
  context.metrics.cache = first.outcome
  return respondStored(c, first.value)
}

const causeOf = (error: unknown) => ({
  cause:
    error instanceof ProblemError ? error.type : error instanceof Error ? error.name : 'unknown',
})
