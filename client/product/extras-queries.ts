import { queryOptions } from '@tanstack/react-query'
import { useState } from 'react'

import * as features from '#shop/features.ts'
import { noneOf } from '#shared/http/none-of.ts'
import type { ProductId } from '#shared/product/product.ts'
import { extrasApi } from '#shared/product/extras-api.ts'
import type { ProductExtras, RecommendationInput } from '#shared/product/product-extras.ts'
import type { Voices } from '#shared/reviews/voices.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { useAppContext } from '../kit/app-context.ts'
import { requestJson } from '../kit/http/request-json.ts'

/** Without a connection they fail at once, instead of waiting for one. */
const networkMode = 'always' as const

export const ingredientsQuery = (extras: ProductExtras, upc: string) =>
  queryOptions({
    queryKey: ['ingredients', upc],
    queryFn: ({ signal }) => extras.getIngredients(upc, signal),
    networkMode,
  })

export const productRowsQuery = (extras: ProductExtras, id: ProductId) =>
  queryOptions({
    queryKey: ['product-rows', id],
    queryFn: ({ signal }) => extras.getProductRows(id, signal),
    networkMode,
  })

export const rowQuery = (extras: ProductExtras, input: RecommendationInput) =>
  queryOptions({
    queryKey: ['row', input],
    queryFn: ({ signal }) => extras.getRow(input, signal),
    networkMode,
  })

interface HttpExtrasDependencies {
  site: Site
  locale: Locale
}

/** Content about products from other services, over HTTP, for parts that navigations show. */
function createHttpExtras({ site, locale }: HttpExtrasDependencies): ProductExtras & Voices {
  function ask<Answer>(path: string, query: Record<string, string>, signal?: AbortSignal) {
    const search = new URLSearchParams({ ...query, site: site.id, locale })
    return requestJson<Answer>(fetch, `${path}?${search}`, signal ? { signal } : {})
  }
  return {
    ...(features.reviews
      ? {
          getSocialProof: (id, signal) => ask(extrasApi.href('socialProof', { id }), {}, signal),
          getGallery: (id, signal) => ask(extrasApi.href('gallery', { id }), {}, signal),
        }
      : noneOf<Voices>()),
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

/** The port to content about products from other services: that of the catalog on the edge, or over HTTP in the browser. */
export function useExtras(): ProductExtras & Voices {
  const { catalog, site, locale } = useAppContext()
  const [extras] = useState(() => catalog.extras ?? createHttpExtras({ site, locale }))
  return extras
}
