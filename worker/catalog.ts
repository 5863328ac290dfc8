import * as features from '#shop/features.ts'
import type { Catalog } from '#shared/catalog.ts'
import { noneOf } from '#shared/http/none-of.ts'
import type { ProductTile } from '#shared/product/product.ts'
import type { InternalPreferences } from '#shared/preferences/internal-preferences.ts'
import { services as own } from '#shop/services.ts'

import type { Cache } from './cache/cache.ts'
import type { CommerceClient } from './upstream/commerce-client.ts'
import { externalFetch } from './upstream/outside-fetch.ts'
import type { RequestContext } from './config/env.ts'
import type { Preview } from './render/preview.ts'
import { openRecommendations } from './recommendations/open-recommendations.ts'
import { createSearchService } from './search/search-service.ts'
import { createVideoService, filmReaders } from './product/films.ts'
import { categoryReaders } from './listing/category-readers.ts'
import { minigridReader } from './listing/minigrid-reader.ts'
import { productReaders, type ProductsElsewhere } from './product/product-readers.ts'
import { contentReaders } from './content/content-readers.ts'
import { createContentMapper } from './markup/create-content-mapper.ts'
import type { MenusElsewhere } from './shell/category-links.ts'
import { navigationReader } from './shell/navigation.ts'
import { preferencesReader } from './preferences/preferences.ts'
import { ingredientsReader } from './product/ingredients.ts'
import { productVoices } from './reviews/voices.ts'
import type { ReaderSources } from './cache/reader-sources.ts'
import {
  readTiles,
  recommendationReaders,
  rowReaders,
} from './recommendations/recommendation-readers.ts'
import { shopQueryReader } from './product/shop-queries.ts'
import { storesNearCode } from './stores/store-search.ts'
import { suggestionReaders } from './search/suggestion-readers.ts'

export interface CatalogDependencies {
  context: Pick<RequestContext, 'config' | 'site' | 'locale' | 'log' | 'memory' | 'now'>
  commerce: CommerceClient
  elsewhere: ProductsElsewhere & MenusElsewhere
  cache: Pick<Cache, 'read' | 'find'>
  /** Reads here do not age the page. */
  lasting: ReaderSources['lasting']
  /** Called when a result lacks a part that could not be loaded. */
  onIncomplete: () => void
  internalPreferences: () => Promise<InternalPreferences>
  preview?: Preview | null
  previewCommerce: () => Promise<CommerceClient>
}

/** Products by id, only those in stock, without a cache. */
export type TilesInStock = (ids: readonly string[], signal: AbortSignal) => Promise<ProductTile[]>

interface CreatedCatalog {
  catalog: Omit<Catalog, 'getReviews'>
  /** For what is chosen for one visitor. */
  readTilesInStock: TilesInStock
}

/** The catalog port: reads from the cache, and from the commerce API when the cache has no usable value. */
export function createCatalog({
  context,
  commerce,
  elsewhere,
  cache,
  lasting,
  onIncomplete,
  internalPreferences,
  preview = null,
  previewCommerce,
}: CatalogDependencies): CreatedCatalog {
  const sources = {
    commerce,
    elsewhere,
    cache,
    lasting,
    onIncomplete,
    log: context.log,
    mapper: createContentMapper(context),
    redirectHosts: context.config.redirectHosts,
    preview,
    previewCommerce,
  }
  const services = { ...context, fetch: externalFetch }
  const external = { ...sources, services, internalPreferences }
  const content = { ...contentReaders(sources), ...preferencesReader(sources) }
  const catalog = {
    ...content,
    ...navigationReader(sources),
    ...categoryReaders(sources),
    ...minigridReader(sources),
    ...productReaders(sources, content),
    ...filmReaders(sources, () => createVideoService(services)),
    ...suggestionReaders(
      sources,
      () => own.search?.create(services) ?? createSearchService(services),
    ),
    ...recommendationReaders(sources, () => openRecommendations(services)),
    ...ingredientsReader(external),
    ...rowReaders(external),
    ...(features.reviews ? productVoices(external) : noneOf<ReturnType<typeof productVoices>>()),
    ...shopQueryReader(sources),
    getStores: async ({ q }: { q: string }) =>
      features.pickup
        ? storesNearCode({ context, cache, commerce, lasting, catalog: content, onIncomplete }, q)
        : { postalCode: null, stores: [] },
  }
  return { catalog, readTilesInStock: (ids, signal) => readTiles(ids, signal, sources) }
}
