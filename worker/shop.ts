import { deploy } from 'virtual:deploy'

import type { Catalog } from '#shared/contract/catalog.ts'
import { SITE_LOCALES, type SiteLocale } from '#shared/site/site.ts'

import { createCache, type Cache, type CacheDependencies } from './cache/cache.ts'
import { openLocationCache } from './cache/edge-tier.ts'
import { isolateCache } from './cache/isolate.ts'
import { createCatalog } from './catalog/catalog.ts'
import { createMenusElsewhere } from './catalog/menus-elsewhere.ts'
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
  /** Callers of `/api` choose which ids are read together, so what they read is not written to KV. */
  caller?: 'page' | 'api'
  onRead?: CacheDependencies['onRead']
}

/** The public part of the shop for one request. It depends only on site, locale and configuration. */
export function createShop({
  context,
  bindings,
  mode = 'normal',
  caller = 'page',
  onRead,
}: ShopDependencies): {
  catalog: Catalog
  commerce: CommerceClient
  cache: Cache
} {
  const cache = createCache({
    ...cacheDependencies(context, bindings),
    isKvReadOnly: caller === 'api',
    ...(onRead && { onRead }),
  })
  const read: Cache['read'] = (definition, options) => cache.read(definition, { mode, ...options })
  const send = createSend(context.config, bindings)
  const commerceOf = (siteLocale: SiteLocale) =>
    createCommerceClient({ ...context, ...siteLocale }, send, commerceMemory(context.memory))
  const commerce = commerceOf(context)
  const otherLocales = SITE_LOCALES.filter(({ locale }) => locale !== context.locale).map(
    commerceOf,
  )
  const menusElsewhere = createMenusElsewhere({
    // Only documents have links to other locales.
    otherLocales: caller === 'page' ? otherLocales : [],
    cache: createCache(cacheDependencies(context, bindings)),
    waitUntil: (work) => context.waitUntil(work),
  })
  const catalog = createCatalog({
    context,
    commerce,
    otherLocales,
    menusElsewhere,
    cache: { ...cache, read },
  })
  return { cache, commerce, catalog }
}

/** The cache for whole pages. */
export const createPageCache = ({ context, bindings }: ShopDependencies): Cache =>
  createCache(cacheDependencies(context, bindings))

function cacheDependencies(context: RequestContext, bindings: Bindings): CacheDependencies {
  const { now, waitUntil, log, config, memory } = context
  const location = openLocationCache()
  const edge = location && { cache: location, host: new URL(config.publicOrigin).host }
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
