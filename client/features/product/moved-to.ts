import type { Product } from '#shared/contract/product.ts'

interface Asked {
  path: string
  query: URLSearchParams
}

/**
 * Where a product's page really is, when it is not at the address asked for; null when it is. A variant's
 * is its master's with the choice in the query, and a slug follows the name.
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
