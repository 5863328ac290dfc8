import { deploy } from 'virtual:deploy'

import { SITE_LOCALES, type SiteLocale } from '#shared/site/site.ts'

import { createCache, type Cache, type CacheDependencies } from './cache/cache.ts'
import { openLocationCache } from './cache/edge-tier.ts'
import { isolateCache } from './cache/isolate.ts'
import type { InternalPreferences } from './cache/stored-values.ts'
import { createCatalog, type EdgeCatalog, type TilesInStock } from './catalog/catalog.ts'
import { readInternalPreferences } from './catalog/internal-preferences.ts'
import type { StoreSearch } from './catalog/store-readers.ts'
import { createPathsElsewhere } from './catalog/paths-elsewhere.ts'
import {
  apiCommerceMemory,
  commerceMemory,
  createCommerceClient,
  createSend,
  type CommerceClient,
} from './commerce/commerce-client.ts'
import type { Bindings, RequestContext } from './env.ts'
import type { Preview } from './preview/preview-link.ts'

interface ShopDependencies {
  context: RequestContext
  bindings: Bindings
  /** `fresh` rejects stale values, as background renders need. */
  mode?: 'normal' | 'fresh'
  /**
   * Selects the breakers. Callers of `/api` choose which ids are read together, so what they read is not written to
   * KV.
   */
  caller?: 'page' | 'api'
  onRead?: CacheDependencies['onRead']
  /** Called when a result lacks what could not be loaded. */
  onIncomplete?: () => void
  /** Called when a result lacks addresses in other locales, which are still being looked up. Only documents have them. */
  onPending?: () => void
  /** For when and for whom content is read. Null for now and for everybody. */
  preview?: Preview | null
}

/** The public part of the shop for one request. It depends only on site, locale and configuration. */
export function createShop({
  context,
  bindings,
  mode = 'normal',
  caller = 'page',
  onRead,
  onIncomplete = () => {},
  onPending = () => {},
  preview = null,
}: ShopDependencies): {
  catalog: EdgeCatalog
  stores: StoreSearch
  readTilesInStock: TilesInStock
  commerce: CommerceClient
  cache: Cache
  internalPreferences: () => Promise<InternalPreferences>
} {
  const cache = createCache({
    ...cacheDependencies(context, bindings),
    isKvReadOnly: caller === 'api',
    ...(onRead && { onRead }),
  })
  const read: Cache['read'] = (definition, options) => cache.read(definition, { mode, ...options })
  const send = createSend(context.config, bindings)
  const memoryOf = caller === 'api' ? apiCommerceMemory : commerceMemory
  const commerceOf = (siteLocale: SiteLocale) =>
    createCommerceClient({ ...context, ...siteLocale }, send, memoryOf(context.memory))
  const commerce = commerceOf(context)
  const lasting = createCache(cacheDependencies(context, bindings))
  const elsewhere = createPathsElsewhere({
    // Only documents have links to other locales.
    otherLocales: caller === 'page' ? otherLocalesThan(context).map(commerceOf) : [],
    cache: lasting,
    waitUntil: (work) => context.waitUntil(work),
    onIncomplete: onPending,
  })
  const internalPreferences = () =>
    readInternalPreferences({ commerce, cache: lasting, site: context.site })
  const { catalog, stores, readTilesInStock } = createCatalog({
    context,
    commerce,
    elsewhere,
    cache: { ...cache, read },
    lasting,
    onIncomplete,
    internalPreferences,
    preview,
  })
  return { cache, commerce, catalog, stores, readTilesInStock, internalPreferences }
}

const otherLocalesThan = ({ locale }: SiteLocale) =>
  SITE_LOCALES.filter((other) => other.locale !== locale)

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
