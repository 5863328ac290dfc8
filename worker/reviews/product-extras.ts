import type { ListedProofs, ProductExtras } from '#shared/reviews/product-extras.ts'
import { ProblemError } from '#shared/http/problem.ts'

import * as definitions from '../cache/extras-entries.ts'
import { searchIngredients } from '../commerce/content.ts'
import { readListedProof } from '../services/listed-proof.ts'
import { channelOf } from '../services/personalization-service.ts'
import { readMedia, readSocialProof } from '../services/product-services.ts'
import { createReviewService } from './review-service.ts'
import { quietly, type ExtrasSources } from './extras-sources.ts'
import { mapIngredients } from '../catalog/map-ingredients.ts'
import { mapListedProof, mapPost, mapReviewPage, mapSocialProof } from './map-reviews.ts'
import { rowReaders } from '../catalog/row-readers.ts'

/** What other services say about products. What is missing is empty, with one line in the log. */
export const productExtras = (sources: ExtrasSources): ProductExtras & ListedProofs => ({
  ...reviewReaders(sources),
  ...textReaders(sources),
  ...rowReaders(sources),
})

const placeOf = ({ mapper }: ExtrasSources) => [mapper.site.id, mapper.locale]

function reviewReaders(sources: ExtrasSources): Pick<ProductExtras, 'getReviews'> {
  const { cache, log, mapper, services, getPreferences } = sources
  return {
    async getReviews(id, view) {
      const account = services.config.reviews
      const settings = await getPreferences().catch(() => null)
      if (!account || settings?.bvEnableRR_C2013 === false) return null
      const service = createReviewService({ ...services, account })
      const load = async (signal: AbortSignal) =>
        mapReviewPage(await service.read(id, view, signal), mapper)
      const { sorting, stars, page } = view
      const key = [...placeOf(sources), id]
      const isFirst = sorting === 'newest' && stars === null && page === 1
      const reading = isFirst
        ? cache.read(definitions.reviews, { key, load })
        : cache.read(definitions.chosenReviews, {
            key: [...key, sorting, `${stars ?? ''}`, `${page}`],
            load,
          })
      try {
        return (await reading).value
      } catch (cause) {
        log.warn('reviews are missing', {})
        throw new ProblemError('unavailable', { cause })
      }
    },
  }
}

function textReaders(
  sources: ExtrasSources,
): Pick<ProductExtras, 'getSocialProof' | 'getGallery' | 'getIngredients'> & ListedProofs {
  const { cache, commerce, log, mapper, services, internalPreferences } = sources
  const { socialProof, ugc } = services.config
  const place = placeOf(sources)
  return {
    async getSocialProof(id) {
      if (!socialProof) return null
      return quietly(sources, 'social proof is', {
        read: () =>
          cache.read(definitions.socialProof, {
            key: [...place, id],
            load: async (signal) =>
              mapSocialProof(
                await readSocialProof(socialProof, id, { ...services, signal }),
                mapper,
              ),
          }),
        empty: null,
      })
    },

    async getListedProof(ids) {
      const url = services.config.personalizationUrl
      const channel = url ? await channelOf(internalPreferences, url) : null
      if (!channel) return {}
      return quietly(sources, 'social proof is', {
        read: () =>
          cache.read(definitions.listedProof, {
            key: [...place, ids.join(',')],
            load: async (signal) =>
              mapListedProof(
                await readListedProof({ ...channel, productIds: ids }, { ...services, signal }),
                ids,
                mapper,
              ),
          }),
        empty: {},
      })
    },

    async getGallery(id) {
      if (!ugc) return []
      return quietly(sources, 'shoppers’ pictures are', {
        read: () =>
          cache.read(definitions.gallery, {
            key: [...place, id],
            async load(signal) {
              const media = await readMedia(ugc, id, { ...services, signal })
              return media.flatMap((medium) => mapPost(medium, mapper) ?? [])
            },
          }),
        empty: [],
      })
    },

    getIngredients: (upc) =>
      quietly(sources, 'ingredients are', {
        read: () =>
          cache.read(definitions.ingredients, {
            key: [...place, upc],
            async load(signal) {
              const records = await searchIngredients(commerce, upc, signal)
              const record = records.find(({ c_IngredientUPC }) => c_IngredientUPC === upc)
              const { memory } = services
              return record ? mapIngredients(record, { mapper, log, memory }) : null
            },
          }),
        empty: null,
      }),
  }
}
