import { isProductId } from '../http/ids.ts'
import type { ProductId } from './product.ts'
import { productRoutes } from './routes.ts'

const LIGATURES = { œ: 'oe', æ: 'ae', ß: 'ss' } as const

/** The slug of a name (spec 3 §2.2), with accents removed: `Crème & Sel` → `creme-and-sel`. */
export const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('œ', LIGATURES.œ)
    .replaceAll('æ', LIGATURES.æ)
    .replaceAll('ß', LIGATURES.ß)
    .normalize('NFD')
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9\s]/g, '')
    .trim()
    .replace(/\s+/g, '-')

/** The canonical path of a product page, from the product's name in the page's locale. */
export function productPath(name: string, id: string) {
  const slug = slugOf(name)
  return productRoutes.product.href({ slugAndId: slug ? `${slug}-${id}` : id })
}

/** The number of products that commerce returns in one call. */
const MAX_CANDIDATES = 24

/**
 * The ids that a product path may end with, most likely first: what follows the last hyphen, then ever longer
 * suffixes, for catalogs whose ids contain hyphens. Empty if none is well-formed.
 */
export function productIdCandidates(slugAndId: string): ProductId[] {
  const parts = slugAndId.split('-')
  const suffixes = parts.map((_, index) => parts.slice(parts.length - 1 - index).join('-'))
  return suffixes.filter(isProductId).slice(0, MAX_CANDIDATES)
}
