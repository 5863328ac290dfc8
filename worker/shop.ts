import { deploy } from 'virtual:deploy'

import type { Catalog } from '#shared/contract/catalog.ts'
import { SITE_LOCALES, type SiteLocale } from '#shared/site/site.ts'

import { createCache, type Cache, type CacheDependencies } from './cache/cache.ts'
import { openLocationCache } from './cache/edge-tier.ts'
import { isolateCache } from './cache/isolate.ts'
import { createCatalog } from './catalog/catalog.ts'
import {
  commerceMemory,
  createCommerceClient,
  createSend,
  type CommerceClient,
} from './commerce/commerce-client.ts'
import type { Bindings, RequestContext } from './env.ts'

interface ShopDependencies {
  context: RequestContext
  bindings: Bindings
  /** `fresh` rejects stale values, as background renders need. */
  mode?: 'normal' | 'fresh'
  onRead?: CacheDependencies['onRead']
}

/** The public part of the shop for one request. It depends only on site, locale and configuration. */
export function createShop({ context, bindings, mode = 'normal', onRead }: ShopDependencies): {
  catalog: Catalog
  commerce: CommerceClient
  cache: Cache
} {
  const cache = createCache({ ...cacheDependencies(context, bindings), ...(onRead && { onRead }) })
  const read: Cache['read'] = (definition, options) => cache.read(definition, { mode, ...options })
  const send = createSend(context.config, bindings)
  const commerceOf = (siteLocale: SiteLocale) =>
    createCommerceClient({ ...context, ...siteLocale }, send, commerceMemory(context.memory))
  const commerce = commerceOf(context)
  const otherLocales = SITE_LOCALES.filter(({ locale }) => locale !== context.locale).map(
    commerceOf,
  )
  const catalog = createCatalog({ context, commerce, otherLocales, cache: { ...cache, read } })
  return { cache, commerce, catalog }
}

/** The cache for whole pages. */
export const createPageCache = ({ context, bindings }: ShopDependencies): Cache =>
  createCache(cacheDependencies(context, bindings))

function cacheDependencies(context: RequestContext, bindings: Bindings): CacheDependencies {
  const { now, waitUntil, log, config, memory } = context
  const location = openLocationCache()
  const edge = location && {
    cache: location,
    host: config.publicOrigin.replace(/^https?:\/\//, ''),
  }
  return {
    now,
    waitUntil,
    log,
    deploy: deploy.id,
    kv: bindings.CACHE,
    edge,
    isolate: isolateCache(memory),
  }
}
