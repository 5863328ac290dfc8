import { matchRoute } from '#shared/routes.ts'
import { productIdCandidates } from '#shared/product/slug.ts'

/** The product that the page of a path is most likely about. Null for other pages. */
export function productIdIn(path: string): string | null {
  const { slugAndId, productId } = matchRoute(path)?.params ?? {}
  if (slugAndId === undefined) return productId ?? null
  return productIdCandidates(slugAndId)[0] ?? null
}
