import type { Catalog } from '#shared/catalog.ts'
import type { ListedProofs } from '#shared/reviews/product-extras.ts'
import type { ProductTile } from '#shared/product/product.ts'

import type { Cache } from '../cache/cache.ts'
import type { InternalPreferences } from '../cache/stored-values.ts'
import type { CommerceClient } from '../commerce/commerce-client.ts'
import { externalFetch } from '../commerce/outside-fetch.ts'
import type { RequestContext } from '../env.ts'
import type { Preview } from '../preview/preview-link.ts'
import { createRecommendationService } from '../recommendations/recommendation-service.ts'
import { createGeocoding } from '../services/geocoding.ts'
import { createSearchService } from '../services/search-service.ts'
import { createVideoService } from '../services/video-service.ts'
import { categoryReaders } from './category-readers.ts'
import { minigridReader } from './minigrid-reader.ts'
import { productReaders } from './product-readers.ts'
import { contentReaders } from './content-readers.ts'
import { createContentMapper } from './create-content-mapper.ts'
import { filmReaders } from './film-readers.ts'
import type { PathsElsewhere } from './paths-elsewhere.ts'
import { productExtras } from '../reviews/product-extras.ts'
import type { ReaderSources } from './reader-sources.ts'
import { readTiles, recommendationReaders } from '../recommendations/recommendation-readers.ts'
import { scentReaders } from './scent-readers.ts'
import { createStoreSearch, type StoreSearch } from './store-readers.ts'
import { suggestionReaders } from './suggestion-readers.ts'

export interface CatalogDependencies {
  context: Pick<RequestContext, 'config' | 'site' | 'locale' | 'log' | 'memory' | 'now'>
  commerce: CommerceClient
  elsewhere: PathsElsewhere
  cache: Pick<Cache, 'read'>
  /** Reads through it do not count for the age of a page. */
  lasting: ReaderSources['lasting']
  /** Called when a result lacks what could not be loaded. */
  onIncomplete: () => void
  internalPreferences: () => Promise<InternalPreferences>
  preview?: Preview | null
}

/** Products by id, as far as they are in stock, without a cache. */
export type TilesInStock = (ids: readonly string[], signal: AbortSignal) => Promise<ProductTile[]>

/** The catalog of the edge, which knows more than the port. */
export type EdgeCatalog = Required<Catalog> & { extras: ListedProofs }

interface CreatedCatalog {
  catalog: Omit<EdgeCatalog, 'reviews'>
  /** It has more inputs than the port, such as a place. */
  stores: StoreSearch
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
  }
  const services = { ...context, fetch: externalFetch }
  const content = contentReaders(sources)
  const stores = createStoreSearch({
    ...sources,
    now: context.now,
    openGeocoding: () => createGeocoding(services),
  })
  const catalog = {
    ...content,
    ...categoryReaders(sources),
    ...minigridReader(sources),
    ...productReaders(sources, content),
    ...filmReaders(sources, () => createVideoService(services)),
    ...suggestionReaders(sources, () => createSearchService(services)),
    ...recommendationReaders(sources, () => createRecommendationService(services)),
    extras: productExtras({ ...sources, services, internalPreferences, ...content }),
    ...scentReaders(sources),
    getStores: (typed: string) => stores.nearCode(typed, null),
  }
  return { catalog, stores, readTilesInStock: (ids, signal) => readTiles(ids, signal, sources) }
}
