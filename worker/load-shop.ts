import type { OpenReads } from './cache/reader-sources.ts'
import type { RequestContext } from './config/env.ts'
import { loadIntl } from './render/intl.ts'

/**
 * Loads the code that reads the catalog and sanitizes its markup, and the messages of the request's locale. An isolate
 * starts without them, because its caches may answer every request.
 */
export async function loadShop({ locale }: Pick<RequestContext, 'locale'>) {
  const [shop] = await Promise.all([import('./shop.ts'), loadIntl(locale)])
  return shop
}

export const openReads: OpenReads = async (context, bindings) => {
  const { createShop } = await loadShop(context)
  return createShop({ context, bindings })
}
