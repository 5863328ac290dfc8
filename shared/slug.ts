import * as v from 'valibot'

import { ProductId } from './contract/product.ts'
import { routes } from './routes.ts'

const LIGATURES = { œ: 'oe', æ: 'ae', ß: 'ss' } as const

/** A name as it stands in an address (spec 3 §2.2), with accents folded: `Crème & Sel` → `creme-and-sel`. */
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

/** The canonical path of a product page, by the product's name in the page's locale. */
export function productPath(name: string, id: string) {
  const slug = slugOf(name)
  return routes.product.href({ slugAndId: slug ? `${slug}-${id}` : id })
}

/** Products that commerce answers in one call. */
const MAX_CANDIDATES = 24

/**
 * The ids that the end of a product address may be, likeliest first: what follows the last hyphen, then
 * ever longer suffixes, for catalogues whose ids hold hyphens. Empty when none could be an id.
 */
export function productIdCandidates(slugAndId: string): ProductId[] {
  const parts = slugAndId.split('-')
  const suffixes = parts.map((_, index) => parts.slice(parts.length - 1 - index).join('-'))
  return suffixes
    .filter((suffix): suffix is ProductId => v.is(ProductId, suffix))
    .slice(0, MAX_CANDIDATES)
}
