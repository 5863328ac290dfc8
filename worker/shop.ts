import * as features from '#shop/features.ts'
import { SITE_LOCALES, type SiteLocale } from '#shared/site/site.ts'
import type { Catalog } from '#shared/catalog.ts'
import { noneOf } from '#shared/http/none-of.ts'
import type { InternalPreferences } from '#shared/preferences/internal-preferences.ts'

import { createCache, type Cache, type CacheDependencies } from './cache/cache.ts'
import { createCatalog, type TilesInStock } from './catalog.ts'
import { createPreviewClient } from './content/preview-client.ts'
import { createContentMapper } from './markup/create-content-mapper.ts'
import { readInternalPreferences } from './preferences/preferences.ts'
import { createPathsElsewhere } from './seo/paths-elsewhere.ts'
import {
  apiCommerceMemory,
  commerceMemory,
  createCommerceClient,
  createSend,
  type CommerceClient,
} from './upstream/commerce-client.ts'
import { createGuestTokenStore } from './session/guest-token-store.ts'
import type { Bindings, RequestContext } from './config/env.ts'
import { cacheDependencies } from './render/page-cache.ts'
import type { Preview } from './render/preview.ts'
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
  /** Called when a result lacks a part that could not be loaded. */
  onIncomplete?: () => void
  /** Called when a result lacks addresses in other locales, which are still being looked up. Only documents have them. */
  onPending?: () => void
  /** Another date or customer group for content. Null for the public content. */
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
  catalog: Catalog
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
  let previewing: Promise<CommerceClient> | undefined
  const previewCommerce = () =>
    (previewing ??= preview
      ? createPreviewClient({ context, send, memory, preview })
      : Promise.resolve(commerce))
  const lasting = createCache(cacheDependencies(context, bindings))
  const elsewhere = createPathsElsewhere({
    // Only documents have links to other locales.
    otherLocales: caller === 'page' ? otherLocalesThan(context).map(commerceOf) : [],
    cache: lasting,
    waitUntil: (work) => context.waitUntil(work),
    onIncomplete: onPending,
  })
  const internalPreferences = () => readInternalPreferences({ commerce, cache: lasting })
  const { catalog, readTilesInStock } = createCatalog({
    context,
    commerce,
    elsewhere,
    cache: { ...cache, read },
    lasting,
    onIncomplete,
    internalPreferences,
    preview,
    previewCommerce,
  })
  const reviews = features.reviews
    ? createReviews({ context, cache: { read }, catalog, mapper: createContentMapper(context) })
    : noneOf<ReturnType<typeof createReviews>>()
  return {
    cache,
    commerce,
    catalog: { ...catalog, ...reviews },
    readTilesInStock,
    internalPreferences,
  }
}

const otherLocalesThan = ({ locale }: SiteLocale) =>
  SITE_LOCALES.filter((other) => other.locale !== locale)
