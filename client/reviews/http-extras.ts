import type { ProductExtras } from '#shared/reviews/product-extras.ts'
import { extrasApi } from '#shared/reviews/extras-api.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { requestJson } from '../adapters/request-json.ts'

interface HttpExtrasDependencies {
  site: Site
  locale: Locale
}

/** Content about products from other services, over HTTP, for parts that navigations show. */
export function createHttpExtras({ site, locale }: HttpExtrasDependencies): ProductExtras {
  function ask<Answer>(path: string, query: Record<string, string>, signal?: AbortSignal) {
    const search = new URLSearchParams({ ...query, site: site.id, locale })
    return requestJson<Answer>(fetch, `${path}?${search}`, signal ? { signal } : {})
  }
  return {
    getSocialProof: (id, signal) => ask(extrasApi.href('socialProof', { id }), {}, signal),
    getGallery: (id, signal) => ask(extrasApi.href('gallery', { id }), {}, signal),
    getIngredients: (upc, signal) => ask(extrasApi.href('ingredients', { upc }), {}, signal),
    getProductRows: (id, signal) => ask(extrasApi.href('productRows', { id }), {}, signal),
    getRow: ({ recommender, productIds, categoryIds }, signal) =>
      ask(
        extrasApi.href('row', {}),
        {
          recommender,
          ...(productIds.length > 0 && { ids: productIds.join(',') }),
          ...(categoryIds.length > 0 && { categories: categoryIds.join(',') }),
        },
        signal,
      ),
  }
}
