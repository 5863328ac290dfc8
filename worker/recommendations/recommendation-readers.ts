import type { Catalog } from '#shared/catalog.ts'
import { isProductId } from '#shared/http/ids.ts'
import type { ProductId, ProductTile } from '#shared/product/product.ts'
import type { ProductRows } from '#shared/product/product-extras.ts'
import {
  HOME_ROWS,
  type HomeRow,
  ROW_LENGTH,
  type Recommender,
  type RowName,
} from '#shared/recommendations/recommendations.ts'

import * as definitions from './cache.ts'
import { openRecommendations } from './open-recommendations.ts'
import { type WireProduct, readRecommendedProducts } from '../product/products.ts'
import {
  MAX_PRODUCTS,
  type Recommendation,
  type RecommendationService,
  withRecommender,
} from './recommendation-service.ts'
import { mapProductTile } from '../product/map-tile.ts'
import type { ReaderSources } from '../cache/reader-sources.ts'
import { readRanks } from '../product/promotions.ts'
import { findChannel, decideRows, logFailure } from '../analytics/personalization-service.ts'
import { type ExtrasSources, quietly } from '../product/extras-sources.ts'

/** Recommendations. They are optional, so a failure is only a warning (spec 3 §8). */
export function recommendationReaders(
  sources: ReaderSources,
  openService: () => RecommendationService | null,
): Pick<Catalog, 'getRecommendations'> {
  const { cache, log, mapper } = sources

  return {
    async getRecommendations({ recommender, ids: productIds }) {
      const ids = [...new Set(productIds)].slice(0, MAX_PRODUCTS)
      const service = openService()
      if (!service) return []
      try {
        const { value } = await cache.read(definitions.recommendations, {
          key: [mapper.site.id, mapper.locale, recommender, ids.join(',')],
          load: async (signal) =>
            readRecommended(await service.recommend({ recommender }, ids, signal), signal, sources),
        })
        return value
      } catch {
        log.warn('recommendations are missing', { recommender })
        return []
      }
    },
  }
}

/** The service knows neither the site's prices nor its stock, so only its choice and its order count. */
export async function readTiles(
  recommended: readonly string[],
  signal: AbortSignal,
  sources: ReaderSources,
): Promise<ProductTile[]> {
  const ids = [...new Set(recommended)].filter(isProductId).slice(0, MAX_PRODUCTS)
  if (ids.length === 0) return []
  const { commerce, mapper } = sources
  const [found, ranks] = await Promise.all([
    readRecommendedProducts(commerce, { ids, signal }),
    readRanks(sources),
  ])
  const tiles = found
    .filter(isInStock)
    .flatMap((product) => mapProductTile(product, { mapper, ranks }) ?? [])
    .filter(({ orderable }) => orderable)
  return ids.flatMap((id) => tiles.find((tile) => tile.id === id) ?? [])
}

/** The tiles of a recommendation, which name who chose them. */
async function readRecommended(
  { productIds, recommendedBy }: Recommendation,
  signal: AbortSignal,
  sources: ReaderSources,
) {
  return withRecommender(await readTiles(productIds, signal, sources), recommendedBy)
}

const isInStock = ({ inventory }: WireProduct) => (inventory?.stockLevel ?? 0) > 0

const NOTHING: Recommendation = { productIds: [], recommendedBy: null }
const NO_ROWS: ProductRows = { product1_rr: [], product2_rr: [] }

/** Rows of other products in their places (spec 2 §9). */
export function rowReaders(sources: ExtrasSources): Pick<Catalog, 'getProductRows' | 'getRow'> {
  const { cache, mapper, services } = sources
  const place = [mapper.site.id, mapper.locale]
  return {
    getProductRows: ({ id }) =>
      quietly(sources, 'recommendations are', {
        read: () =>
          cache.read(definitions.productRows, {
            key: [...place, id],
            load: (signal) => loadRows(sources, id, signal),
          }),
        empty: NO_ROWS,
      }),

    async getRow({ recommender, ids: productIds, categories: categoryIds }) {
      const service = openRecommendations(services)
      const ids = [...new Set(productIds)].slice(0, MAX_PRODUCTS)
      const isOfHome = isHomeRow(recommender)
      const choose = (signal: AbortSignal) =>
        isOfHome
          ? chooseForHome(sources, recommender, signal)
          : service?.recommend({ recommender }, ids, signal, categoryIds)
      if (!service && !(isOfHome && services.config.personalizationUrl)) return []
      return quietly(sources, 'recommendations are', {
        read: () =>
          cache.read(definitions.recommendedFor, {
            key: [...place, recommender, ids.join(','), categoryIds.join(',')],
            async load(signal) {
              const chosen = (await choose(signal)) ?? NOTHING
              const tiles = await readRecommended(chosen, signal, sources)
              return tiles.filter(({ id }) => !ids.includes(id)).slice(0, ROW_LENGTH)
            },
          }),
        empty: [],
      })
    },
  }
}

async function loadRows(
  sources: ExtrasSources,
  id: ProductId,
  signal: AbortSignal,
): Promise<ProductRows> {
  const [similar, also] = await chooseForProduct(sources, id, signal)
  const isOther = (other: string) => other !== id && isProductId(other)
  const first = similar.productIds.filter(isOther).slice(0, ROW_LENGTH)
  const second = also.productIds
    .filter((other) => isOther(other) && !first.includes(other))
    .slice(0, ROW_LENGTH)
  const tiles = await readTiles([...first, ...second], signal, sources)
  const toRow = (ids: readonly string[], { recommendedBy }: Recommendation) =>
    withRecommender(
      tiles.filter((tile) => ids.some((other) => other === tile.id)),
      recommendedBy,
    )
  return { product1_rr: toRow(first, similar), product2_rr: toRow(second, also) }
}

/** Which recommenders stand in for the personalization service. */
const RECOMMENDER_OF: Readonly<Record<HomeRow, Recommender>> = {
  home1_rr: 'home-top-revenue-for-category',
  home2_rr: 'products-in-all-categories',
}

const isHomeRow = (name: RowName): name is HomeRow => HOME_ROWS.some((row) => row === name)

async function chooseForHome(sources: ExtrasSources, row: HomeRow, signal: AbortSignal) {
  const rows = await decided(sources, null, signal)
  if (rows) return decidedRow(rows.get(row))
  const service = openRecommendations(sources.services)
  return service?.recommend({ recommender: RECOMMENDER_OF[row] }, [], signal)
}

/** The personalization service names no recommender. */
const decidedRow = (productIds: string[] = []): Recommendation => ({
  productIds,
  recommendedBy: null,
})

/** The decision for a page by the channel and address of the preferences (spec 3 §7). Null without them, or if it fails. */
async function decided(
  { services, internalPreferences, log }: ExtrasSources,
  productId: ProductId | null,
  signal: AbortSignal,
) {
  const url = services.config.personalizationUrl
  const channel = url ? await findChannel(internalPreferences, url) : null
  if (!channel) return null
  try {
    return await decideRows({ ...channel, productId }, { ...services, signal })
  } catch (error) {
    logFailure(error, log)
    return null
  }
}

/** By the personalization service; without it, or while it fails, from the recommenders themselves. */
async function chooseForProduct(
  sources: ExtrasSources,
  id: ProductId,
  signal: AbortSignal,
): Promise<[Recommendation, Recommendation]> {
  const rows = await decided(sources, id, signal)
  if (rows) return [decidedRow(rows.get('product1_rr')), decidedRow(rows.get('product2_rr'))]
  const { services } = sources
  const service = openRecommendations(services)
  if (!service) return [NOTHING, NOTHING]
  // An unknown visitor has viewed nothing, as on a first visit.
  return Promise.all([
    service.recommend({ recommender: 'pdp-similar-items' }, [id], signal),
    service.recommend({ recommender: 'product-to-product-einstein' }, [id], signal),
  ])
}
