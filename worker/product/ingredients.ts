import type { Catalog } from '#shared/catalog.ts'

import { searchIngredients } from '../content/upstream.ts'
import * as definitions from './cache.ts'
import { type ExtrasSources, quietly } from './extras-sources.ts'
import { mapIngredients } from './map-ingredients.ts'

/** The ingredients of products, which commerce keeps as content. */
export function ingredientsReader(sources: ExtrasSources): Pick<Catalog, 'getIngredients'> {
  const { cache, commerce, log, mapper, services } = sources
  return {
    getIngredients: ({ upc }) =>
      quietly(sources, 'ingredients are', {
        read: () =>
          cache.read(definitions.ingredients, {
            key: [mapper.site.id, mapper.locale, upc],
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
