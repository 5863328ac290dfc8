import { ProblemError } from '#shared/contract/problem.ts'

import type { CachedPage } from '../cache/cached-page.ts'
import type { RequestContext } from '../env.ts'
import { createShop } from '../shop.ts'
import { bytesOf } from './bytes-of.ts'
import { locationOf } from './location.ts'
import { linkHeader } from './page-links.ts'
import type { PageTarget } from './page-target.ts'
import { preparePage, type PreparedPage, type PreparedRedirect } from './prepare.ts'
import { renderPage, type Rendering } from './render.tsx'
import { serverAppContext } from './server-app-context.ts'

/** The time limit for a page's critical data (ms). */
const CRITICAL_DEADLINE_MS = 2_500

/** The age and tags of the data on a page, collected while it is rendered. */
interface Provenance {
  upstreamAt: number
  tags: Set<string>
  isIncomplete: boolean
}

/** A page that is being rendered. The first rendering may be streamed; the form to store follows. */
export interface StreamedPage {
  prepared: PreparedPage
  first: Rendering
  /** The first rendering, to stream to a visitor. */
  take(): ReadableStream<Uint8Array>
  /** The complete page without streaming. Rendered again only if the first rendering was streamed. */
  stored(): Promise<CachedPage>
}

interface MakePageOptions {
  context: RequestContext
  bindings: Parameters<typeof createShop>[0]['bindings']
  /** `fresh` is for background renders, which must not use stale data. */
  mode: 'normal' | 'fresh'
}

/**
 * Loads and renders a public page. It depends only on site, locale and URL.
 * @throws {ProblemError} `unavailable` if its critical data is not loaded in time
 */
export async function makePage(
  target: PageTarget,
  { context, bindings, mode }: MakePageOptions,
): Promise<StreamedPage | CachedPage> {
  const origins: Provenance = { upstreamAt: context.now(), tags: new Set(), isIncomplete: false }
  const shop = createShop({ context, bindings, mode, onRead: (read) => note(origins, read) })
  const prepared = await withDeadline(preparePage(target, { catalog: shop.catalog }))
  if (prepared.kind === 'redirect') return redirectPage(prepared, context, origins)

  origins.isIncomplete ||= prepared.isIncomplete
  const appContext = serverAppContext(context, {
    catalog: shop.catalog,
    onDeferredFailure: () => {
      origins.isIncomplete = true
    },
  })
  const first = await renderPage(prepared, context, appContext)
  let isTaken = false
  return {
    prepared,
    first,
    take() {
      isTaken = true
      return first.stream
    },
    async stored() {
      await first.stream.allReady
      // A stream that is read only when complete has no streaming markup. In a second rendering all data is already loaded.
      const { stream } = isTaken ? await renderPage(prepared, context, appContext) : first
      await stream.allReady
      const body = await bytesOf(stream)
      const { target: shown } = prepared
      const headers = [['link', linkHeader(prepared)]] satisfies CachedPage['head']['headers']
      return { body, head: { status: shown.status, headers, ...pageMetadata(origins) } }
    },
  }
}

type Read = Parameters<NonNullable<Parameters<typeof createShop>[0]['onRead']>>[0]

function note(origins: Provenance, { cached, tags }: Read) {
  origins.upstreamAt = Math.min(origins.upstreamAt, cached.upstreamAt)
  for (const tag of tags) origins.tags.add(tag)
}

const pageMetadata = ({ upstreamAt, tags, isIncomplete }: Provenance) => ({
  upstreamAt,
  deferredFailed: isIncomplete,
  tags: [...tags],
})

function redirectPage(
  { status, to }: PreparedRedirect,
  context: RequestContext,
  origins: Provenance,
): CachedPage {
  const location = locationOf(to, context)
  const body = new Uint8Array(0)
  return { body, head: { status, headers: [['location', location]], ...pageMetadata(origins) } }
}

async function withDeadline<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | null = null
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ProblemError('unavailable', { cause: 'page deadline' })),
      CRITICAL_DEADLINE_MS,
    )
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
