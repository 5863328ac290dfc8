import type { Catalog } from '#shared/contract/catalog.ts'
import { ProblemError } from '#shared/contract/problem.ts'

import type { CachedPage } from '../cache/cached-page.ts'
import type { RequestContext } from '../env.ts'
import { createShop } from '../shop.ts'
import { bytesOf } from './bytes-of.ts'
import { locationOf } from './location.ts'
import type { PageTarget } from './page-target.ts'
import { preparePage, type PreparedPage, type PreparedRedirect } from './prepare.ts'
import { renderPage, type Rendering } from './render.tsx'
import { serverAppContext } from './server-app-context.ts'

/** The time limit for a page's critical data (ms). */
const CRITICAL_DEADLINE_MS = 2_500

/** Content that is not there by then counts as failed, so that what a page can do without does not fail it (ms). */
const CONTENT_DEADLINE_MS = 2_200

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
  const onIncomplete = () => {
    origins.isIncomplete = true
  }
  const onRead = (read: Read) => note(origins, read)
  const shop = createShop({ context, bindings, mode, onRead, onIncomplete })
  const prepared = await withDeadline(
    preparePage(target, { catalog: withContentDeadline(shop.catalog) }),
  )
  if (prepared.kind === 'redirect') return redirectPage(prepared, context, origins)

  origins.isIncomplete ||= prepared.isIncomplete
  const appContext = serverAppContext(context, {
    catalog: shop.catalog,
    onDeferredFailure: onIncomplete,
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
      const headers = [['link', first.link]] satisfies CachedPage['head']['headers']
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
    timer = setTimeout(() => reject(new ProblemError('unavailable')), CRITICAL_DEADLINE_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** The catalog until the page's status is decided. */
function withContentDeadline(catalog: Catalog): Catalog {
  const late = AbortSignal.timeout(CONTENT_DEADLINE_MS)
  const isLate = new Promise<never>((_, reject) => {
    late.addEventListener('abort', () => reject(new ProblemError('unavailable')), { once: true })
  })
  isLate.catch(() => undefined)
  const inTime = <Value>(reading: Promise<Value>) => Promise.race([reading, isLate])

  return {
    ...catalog,
    getNavigation: (...args) => inTime(catalog.getNavigation(...args)),
    getSlots: (...args) => inTime(catalog.getSlots(...args)),
    getAssets: (...args) => inTime(catalog.getAssets(...args)),
    getPreferences: (...args) => inTime(catalog.getPreferences(...args)),
  }
}
