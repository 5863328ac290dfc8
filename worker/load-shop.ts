import type { RequestContext } from './env.ts'
import { loadIntl } from './intl.ts'

/**
 * Loads what reads the catalog and makes its markup safe, and the messages of the request's locale. An isolate starts without
 * them, because it may have all that it is asked for in its caches.
 */
export async function loadShop({ locale }: Pick<RequestContext, 'locale'>) {
  const [shop] = await Promise.all([import('./shop.ts'), loadIntl(locale)])
  return shop
}
