import { matchRoute } from '#shared/routes.ts'

/** The product that the page of a path is about: its id follows the last hyphen. Null for other pages. */
export function productIdIn(path: string): string | null {
  const { slugAndId, productId } = matchRoute(path)?.params ?? {}
  return productId ?? slugAndId?.split('-').at(-1) ?? null
}
