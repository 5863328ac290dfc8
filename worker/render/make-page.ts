import { pages } from '#client/pages.ts'
import type { Catalog } from '#shared/catalog.ts'
import { ProblemError } from '#shared/http/problem.ts'

import type { CachedPage } from '../cache/cached-page.ts'
import type { Bindings, RequestContext } from '../config/env.ts'
import { loadIntl } from './intl.ts'
import { logProblem } from '../http/problems.ts'
import { withinDeadline } from './critical-deadline.ts'
import { locationOf } from '../http/location.ts'
import type { PageSources } from './page-sources.ts'
import type { PageTarget } from './page-target.ts'
import { preparePage, type PreparedPage, type PreparedRedirect } from './prepare.ts'
import { withReplacedContent } from './replace-content.ts'
import { collectFreshness, type Freshness } from './freshness.ts'
import type { Rendering } from './render.tsx'
import { serverAppContext } from './server-app-context.ts'

/** Content that is not there by then counts as failed, so that what a page can do without does not fail it (ms). */
const CONTENT_DEADLINE_MS = 2_200

/** A page that is being rendered. The first rendering may be streamed; the form to store follows. */
export interface StreamedPage {
  prepared: PreparedPage
  first: Rendering
  /** The first rendering, to stream to a visitor. */
  take(): ReadableStream<Uint8Array>
  /** The complete page without streaming. Rendered again only if the first rendering was streamed. */
  stored(): Promise<CachedPage>
}

export interface MakePageOptions {
  context: RequestContext
  bindings: Bindings
  openCatalog: PageSources['openCatalog']
  /** Whether it is the page for the native app. */
  isNativeApp: boolean
  /** `fresh` is for background renders, which must not use stale data. */
  mode: 'normal' | 'fresh'
}

/**
 * Loads and renders a public page. It depends only on site, locale, URL, the variant and whether the native app shows it.
 * @throws {ProblemError} `unavailable` if its critical data is not loaded in time
 */
export async function makePage(
  target: PageTarget,
  { context, bindings, openCatalog, isNativeApp, mode }: MakePageOptions,
): Promise<StreamedPage | CachedPage> {
  const freshness = collectFreshness(context)
  const { note: onRead, noteMissing } = freshness
  const onMissing = { onIncomplete: noteMissing, onPending: noteMissing }
  // Under `npm run dev` code takes seconds to load for the first time, and that says nothing about commerce.
  const [original] = await Promise.all([
    openCatalog({ context, bindings, mode, onRead, ...onMissing }),
    pages[target.key].load(),
    loadIntl(context.locale),
  ])
  const catalog = withReplacedContent(original, target.variant ?? {})
  const [prepared, { renderPage }] = await Promise.all([
    withinDeadline(preparePage(target, { catalog: withContentDeadline(catalog) })),
    // Loads while commerce responds.
    import('./render.tsx'),
  ])
  if (prepared.kind === 'redirect') return redirectPage(prepared, context, freshness)

  const isUnavailable = prepared.error !== undefined
  if (isUnavailable) logProblem(context.log, 'unavailable', prepared.error)
  if (prepared.isIncomplete) freshness.noteMissing()
  const appContext = serverAppContext(context, {
    catalog,
    isNativeApp,
    onDeferredFailure: freshness.noteMissing,
  })
  const first = await renderPage(prepared, context, appContext)
  let isTaken = false
  return {
    prepared,
    first,
    take() {
      isTaken = true
      return first.markup.stream()
    },
    async stored() {
      await first.markup.allReady
      // Only markup that is read when it is complete has no streaming markup. In a second rendering all data is already loaded.
      const { markup } = isTaken ? await renderPage(prepared, context, appContext) : first
      await markup.allReady
      const body = await markup.bytes()
      const { target: shown } = prepared
      const headers = [['link', first.link]] satisfies CachedPage['head']['headers']
      const head = { status: shown.status, headers, isUnavailable, ...freshness.metadata() }
      return { body, head }
    },
  }
}

function redirectPage(
  { status, to }: PreparedRedirect,
  context: RequestContext,
  freshness: Freshness,
): CachedPage {
  const location = locationOf(to, context)
  const body = new Uint8Array(0)
  return { body, head: { status, headers: [['location', location]], ...freshness.metadata() } }
}

/** The catalog until the page's status is decided. */
function withContentDeadline(catalog: Catalog): Catalog {
  const late = AbortSignal.timeout(CONTENT_DEADLINE_MS)
  const isLate = new Promise<never>((_, reject) => {
    const refuse = () => reject(new ProblemError('unavailable', { cause: 'content deadline' }))
    late.addEventListener('abort', refuse, { once: true })
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
