import { queryOptions } from '@tanstack/react-query'

import type { ProductExtras, RecommendationInput } from '#shared/reviews/product-extras.ts'
import type { ProductId } from '#shared/product/product.ts'

/** Without a connection they fail at once, instead of waiting for one. */
const networkMode = 'always' as const

export const socialProofQuery = (extras: ProductExtras, id: ProductId) =>
  queryOptions({
    queryKey: ['social-proof', id],
    queryFn: ({ signal }) => extras.getSocialProof(id, signal),
    networkMode,
  })

/** The pictures that shoppers have shown of some products, each once. */
export const galleryQuery = (extras: ProductExtras, ids: readonly ProductId[]) =>
  queryOptions({
    queryKey: ['gallery', ...ids],
    async queryFn({ signal }) {
      const galleries = await Promise.all(ids.map((id) => extras.getGallery(id, signal)))
      return [...new Map(galleries.flat().map((post) => [post.id, post])).values()]
    },
    networkMode,
  })

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
