import { SITE_LOCALES, type SiteLocale } from '#shared/site/site.ts'

import { createCache, type Cache, type CacheDependencies } from './cache/cache.ts'
import type { InternalPreferences } from './cache/stored-values.ts'
import { createCatalog, type EdgeCatalog, type TilesInStock } from './catalog/catalog.ts'
import { createContentMapper } from './catalog/create-content-mapper.ts'
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
import { createGuestTokenStore } from './commerce/guest-token-store.ts'
import type { Bindings, RequestContext } from './env.ts'
import { cacheDependencies } from './page-cache.ts'
import type { Preview } from './preview/preview-link.ts'
import { createReviews } from './reviews/read-reviews.ts'

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
  const memory = memoryOf(context.memory)
  const commerceOf = (siteLocale: SiteLocale) => {
    const ofLocale = { ...context, ...siteLocale }
    // Reads of another site run in the background, so they may log in.
    const kv = siteLocale.site === context.site ? bindings.CACHE : undefined
    const guestStore = kv && createGuestTokenStore(ofLocale, kv)
    return createCommerceClient(ofLocale, send, { ...memory, guestStore })
  }
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
  const reviews = createReviews({
    context,
    cache: { read },
    catalog,
    mapper: createContentMapper(context),
  })
  return {
    cache,
    commerce,
    catalog: { ...catalog, reviews },
    stores,
    readTilesInStock,
    internalPreferences,
  }
}

const otherLocalesThan = ({ locale }: SiteLocale) =>
  SITE_LOCALES.filter((other) => other.locale !== locale)
