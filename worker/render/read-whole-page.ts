import type { Context } from 'hono'

import type { CachedPage } from '../cache/cached-page.ts'
import type { AppEnv } from '../config/env.ts'
import { createPageCache } from './page-cache.ts'
import { cacheDefinition, pageKey } from './page-key.ts'
import type { MakePageOptions } from './make-page.ts'
import type { PageTarget } from './page-target.ts'

/**
 * The complete document of a public page, for other representations of it. From the cache, or rendered and then stored.
 * @throws {ProblemError} `unavailable` if it can neither be rendered nor found in the cache
 */
export async function readWholePage(
  c: Context<AppEnv>,
  target: PageTarget,
  mode: MakePageOptions['mode'],
): Promise<CachedPage> {
  const context = c.get('context')
  const cache = createPageCache({ context, bindings: c.env })
  const { value } = await cache.read(cacheDefinition(target), {
    key: pageKey(context, target, ''),
    mode,
    load: async () => {
      const { makePage } = await import('./make-page.ts')
      const { openCatalog } = c.get('pageSources')
      const options = { context, bindings: c.env, openCatalog, isNativeApp: false }
      const page = await makePage(target, { ...options, mode })
      return 'first' in page ? page.stored() : page
    },
  })
  return value
}
