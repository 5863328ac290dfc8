import type { Product } from '#shared/product/product.ts'

interface Asked {
  path: string
  query: URLSearchParams
}

/**
 * The canonical address of a product if it differs from the requested one; null otherwise. A variant is shown
 * at its master's address with the choice in the query, and the slug follows the name.
 */
export function movedTo(product: Product, master: Product | null, asked: Asked): string | null {
  if (!master && product.path === asked.path) return null
  const choice = new URLSearchParams(asked.query)
  if (master) {
    for (const [attribute, value] of Object.entries(product.variationValues)) {
      choice.set(attribute, value)
    }
  }
  choice.sort()
  const { path } = master ?? product
  return choice.size > 0 ? `${path}?${choice}` : path
}
