import { hasMissingOptional } from '#client/kit/load-optional.ts'
import { pages } from '#client/pages.ts'

import type { CachedPage } from '../cache/cached-page.ts'
import { loadIntl } from './intl.ts'
import { withinDeadline } from './critical-deadline.ts'
import { loadDeferred } from './load-deferred.tsx'
import type { MakePageOptions } from './make-page.ts'
import type { PageTarget } from './page-target.ts'
import { pageDataIn, preparePageData } from './prepare.ts'
import { withReplacedContent } from './replace-content.ts'
import { collectFreshness } from './freshness.ts'

/**
 * The data of a public page as JSON: all that its document contains.
 *
 * @param respondEarly takes what is there if deferred data is late
 * @throws {ProblemError} `unavailable` if critical data is not loaded in time
 */
export async function makePageData(
  target: PageTarget,
  { context, bindings, openCatalog, mode }: Omit<MakePageOptions, 'isNativeApp'>,
  respondEarly: (page: CachedPage) => void,
): Promise<CachedPage> {
  const freshness = collectFreshness(context)
  const { note: onRead, noteMissing } = freshness
  const [original] = await Promise.all([
    openCatalog({ context, bindings, mode, onRead, onIncomplete: noteMissing }),
    // Code loads slowly for the first time under `npm run dev`, which says nothing about commerce.
    pages[target.key].load(),
    loadIntl(context.locale),
  ])
  const catalog = withReplacedContent(original, target.variant ?? {})
  const prepared = await withinDeadline(preparePageData(target, { catalog }))

  const loaded = () => {
    if (hasMissingOptional(prepared.queryClient)) noteMissing()
    const body = new Uint8Array(new TextEncoder().encode(JSON.stringify(pageDataIn(prepared))))
    return { body, head: { status: 200, headers: [], ...freshness.metadata() } }
  }
  if ('query' in prepared.outcome) {
    const options = { catalog, onDeferredFailure: noteMissing }
    const { isLoaded, allReady } = await loadDeferred(prepared, context, options)
    if (!isLoaded) respondEarly(loaded())
    await allReady
  }
  return loaded()
}
