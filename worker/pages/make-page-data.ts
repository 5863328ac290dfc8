import { hasMissingOptional } from '#client/features/catalog/load-optional.ts'

import type { CachedPage } from '../cache/cached-page.ts'
import { loadIntl } from '../intl.ts'
import { createShop } from '../shop.ts'
import { withinDeadline } from './critical-deadline.ts'
import { loadDeferred } from './load-deferred.tsx'
import type { MakePageOptions } from './make-page.ts'
import type { PageTarget } from './page-target.ts'
import { pageDataIn, preparePageData } from './prepare.ts'
import { createProvenance } from './provenance.ts'

/**
 * The data of a public page as JSON: all that its document contains.
 *
 * @param respondEarly takes what is there if deferred data is late
 * @throws {ProblemError} `unavailable` if critical data is not loaded in time
 */
export async function makePageData(
  target: PageTarget,
  { context, bindings, mode }: Omit<MakePageOptions, 'isNativeApp'>,
  respondEarly: (page: CachedPage) => void,
): Promise<CachedPage> {
  await loadIntl(context.locale)
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
