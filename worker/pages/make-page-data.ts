import type { CachedPage } from '../cache/cached-page.ts'
import { loadIntl } from '../intl.ts'
import { createShop } from '../shop.ts'
import { withinDeadline } from './critical-deadline.ts'
import type { MakePageOptions } from './make-page.ts'
import type { PageTarget } from './page-target.ts'
import { preparePageData } from './prepare.ts'
import { createProvenance } from './provenance.ts'

/**
 * The critical data of a public page as JSON.
 * @throws {ProblemError} `unavailable` if it is not loaded in time
 */
export async function makePageData(
  target: PageTarget,
  { context, bindings, mode }: Omit<MakePageOptions, 'isNativeApp'>,
): Promise<CachedPage> {
  await loadIntl(context.locale)
  const origins = createProvenance(context)
  const { note: onRead, noteMissing: onIncomplete } = origins
  const { catalog } = createShop({ context, bindings, mode, onRead, onIncomplete })
  const { data, isIncomplete } = await withinDeadline(preparePageData(target, { catalog }))
  if (isIncomplete) origins.noteMissing()
  const body = new Uint8Array(new TextEncoder().encode(JSON.stringify(data)))
  return { body, head: { status: 200, headers: [], ...origins.metadata() } }
}
