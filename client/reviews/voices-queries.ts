import { queryOptions } from '@tanstack/react-query'

import type { ProductId } from '#shared/product/product.ts'
import type { Voices } from '#shared/reviews/voices.ts'

/** Without a connection they fail at once, instead of waiting for one. */
const networkMode = 'always' as const

export const socialProofQuery = (voices: Voices, id: ProductId) =>
  queryOptions({
    queryKey: ['social-proof', id],
    queryFn: ({ signal }) => voices.getSocialProof(id, signal),
    networkMode,
  })

/** The pictures that shoppers have shown of some products, each once. */
export const galleryQuery = (voices: Voices, ids: readonly ProductId[]) =>
  queryOptions({
    queryKey: ['gallery', ...ids],
    async queryFn({ signal }) {
      const galleries = await Promise.all(ids.map((id) => voices.getGallery(id, signal)))
      return [...new Map(galleries.flat().map((post) => [post.id, post])).values()]
    },
    networkMode,
  })
