import type { ListedProofs, ProductExtras } from '#shared/reviews/product-extras.ts'

import * as definitions from '../cache/extras-entries.ts'
import { searchIngredients } from '../commerce/content.ts'
import { readListedProof } from '../services/listed-proof.ts'
import { channelOf } from '../services/personalization-service.ts'
import { readMedia, readSocialProof } from '../services/product-services.ts'
import { quietly, type ExtrasSources } from './extras-sources.ts'
import { mapIngredients } from '../catalog/map-ingredients.ts'
import { mapListedProof, mapPost, mapSocialProof } from './map-extras.ts'
import { rowReaders } from '../catalog/row-readers.ts'

/** Content about products from other services. A part that cannot be read is empty, with one line in the log. */
export const productExtras = (sources: ExtrasSources): ProductExtras & ListedProofs => ({
  ...textReaders(sources),
  ...rowReaders(sources),
})

const placeOf = ({ mapper }: ExtrasSources) => [mapper.site.id, mapper.locale]

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
