import type { ProductExtras, ProductRows } from '#shared/contract/product-extras.ts'
import { isProductId } from '#shared/contract/ids.ts'
import { ProblemError } from '#shared/contract/problem.ts'
import type { ProductId, ProductTile } from '#shared/contract/product.ts'

import * as definitions from '../cache/extras-entries.ts'
import type { InternalPreferences } from '../cache/stored-values.ts'
import { searchIngredients } from '../commerce/content.ts'
import type { RequestContext } from '../env.ts'
import { decideRows, readMedia, readSocialProof } from '../services/product-services.ts'
import { createRecommendationService, MAX_PRODUCTS } from '../services/recommendation-service.ts'
import { createReviewService } from '../services/review-service.ts'
import type { ServiceDependencies } from '../services/service-client.ts'
import { mapIngredients } from './map-ingredients.ts'
import { mapPost, mapReviewPage, mapSocialProof } from './map-reviews.ts'
import type { ReaderSources } from './reader-sources.ts'
import { readTiles } from './recommendation-readers.ts'

interface ExtrasSources extends ReaderSources {
  services: Pick<RequestContext, 'config' | 'site' | 'locale' | 'log' | 'memory' | 'now'> &
    Pick<ServiceDependencies<unknown>, 'fetch'>
  internalPreferences: () => Promise<InternalPreferences>
}

/** Of the 24 products that are read together, each row of a product page has half (spec 2 §9). */
const ROW_LENGTH = MAX_PRODUCTS / 2

const NO_ROWS: ProductRows = { product1_rr: [], product2_rr: [] }

/** What other services say about products. What is missing is empty, with one line in the log. */
export function productExtras(sources: ExtrasSources): ProductExtras {
  const { cache, commerce, log, mapper, services, internalPreferences } = sources
  const { config } = services
  const place = [mapper.site.id, mapper.locale]

  /** Nothing waits for it, so without it there is a warning and nothing else (spec 3 §8). */
  async function quietly<Value>(what: string, read: () => Promise<Value>, empty: Value) {
    try {
      return await read()
    } catch {
      log.warn(`${what} missing`, {})
      return empty
    }
  }

  return {
    async getReviews(id, view) {
      const account = config.reviews
      if (!account) return null
      const settings = await internalPreferences().catch(() => null)
      if (settings?.bvEnableRR_C2013 === false) return null
      const service = createReviewService({ ...services, account })
      const load = async (signal: AbortSignal) =>
        mapReviewPage(await service.read(id, view, signal), mapper)
      const { sorting, stars, page } = view
      const isFirst = sorting === 'newest' && stars === null && page === 1
      const reading = isFirst
        ? cache.read(definitions.reviews, { key: [...place, id], load })
        : cache.read(definitions.chosenReviews, {
            key: [...place, id, sorting, `${stars ?? ''}`, `${page}`],
            load,
          })
      try {
        return (await reading).value
      } catch (cause) {
        log.warn('reviews are missing', {})
        throw new ProblemError('unavailable', { cause })
      }
    },

    async getSocialProof(id) {
      const account = config.socialProof
      if (!account) return null
      const read = async () => {
        const { value } = await cache.read(definitions.socialProof, {
          key: [...place, id],
          load: async (signal) =>
            mapSocialProof(await readSocialProof(account, id, { ...services, signal }), mapper),
        })
        return value
      }
      return quietly('social proof is', read, null)
    },

    async getGallery(id) {
      const account = config.ugc
      if (!account) return []
      const read = async () => {
        const { value } = await cache.read(definitions.gallery, {
          key: [...place, id],
          load: async (signal) => {
            const media = await readMedia(account, id, { ...services, signal })
            return media.flatMap((medium) => mapPost(medium, mapper) ?? [])
          },
        })
        return value
      }
      return quietly('shoppers’ pictures are', read, [])
    },

    async getIngredients(upc) {
      const read = async () => {
        const { value } = await cache.read(definitions.ingredients, {
          key: [...place, upc],
          load: async (signal) => {
            const records = await searchIngredients(commerce, upc, signal)
            const record = records.find(({ c_IngredientUPC }) => c_IngredientUPC === upc)
            return record ? mapIngredients(record, { mapper, log, memory: services.memory }) : null
          },
        })
        return value
      }
      return quietly('ingredients are', read, null)
    },

    async getProductRows(id) {
      const read = async () => {
        const { value } = await cache.read(definitions.productRows, {
          key: [...place, id],
          load: async (signal) => loadRows(id, signal),
        })
        return value
      }
      return quietly('recommendations are', read, NO_ROWS)
    },

    async getRow({ recommender, productIds, categoryIds }) {
      const service = createRecommendationService(services)
      if (!service) return []
      const ids = [...new Set(productIds)].slice(0, MAX_PRODUCTS)
      const read = async () => {
        const { value } = await cache.read(definitions.recommendedFor, {
          key: [...place, recommender, ids.join(','), categoryIds.join(',')],
          load: async (signal) =>
            readTiles(
              await service.recommend({ recommender }, ids, signal, categoryIds),
              signal,
              sources,
            ),
        })
        return value
      }
      return quietly<ProductTile[]>('recommendations are', read, [])
    },
  }

  async function loadRows(id: ProductId, signal: AbortSignal): Promise<ProductRows> {
    const [similar, also] = await rowIds(id, signal)
    const first = similar.filter((other) => other !== id && isProductId(other)).slice(0, ROW_LENGTH)
    const second = also.filter((other) => other !== id && !first.includes(other))
    const rows = [first, second.filter(isProductId).slice(0, ROW_LENGTH)] as const
    const tiles = await readTiles(rows.flat(), signal, sources)
    const [product1_rr, product2_rr] = rows.map((ids) =>
      tiles.filter((tile) => ids.some((other) => other === tile.id)),
    )
    return { product1_rr: product1_rr ?? [], product2_rr: product2_rr ?? [] }
  }

  /** By the channel and address of the preferences; without them, from the recommenders themselves. */
  async function rowIds(id: ProductId, signal: AbortSignal): Promise<[string[], string[]]> {
    const settings = await internalPreferences().catch(() => null)
    const { recommendationChannel: channel, recommendationPostUrl: postUrl } = settings ?? {}
    const url = config.personalizationUrl
    if (url && channel && postUrl) {
      const request = { channel, postUrl, productId: id }
      const rows = await decideRows(url, request, { ...services, signal })
      return [rows.get('product1_rr') ?? [], rows.get('product2_rr') ?? []]
    }
    const service = createRecommendationService(services)
    if (!service) return [[], []]
    // Who is not known has viewed nothing, as on a first visit.
    return Promise.all([
      service.recommend({ recommender: 'pdp-similar-items' }, [id], signal),
      service.recommend({ recommender: 'product-to-product-einstein' }, [id], signal),
    ])
  }
}
