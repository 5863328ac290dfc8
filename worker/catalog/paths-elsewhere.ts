import type { ProductId } from '#shared/contract/product.ts'
import { productPath } from '#shared/slug.ts'

import { readProducts } from '../commerce/products.ts'
import type { CommerceClient } from '../commerce/commerce-client.ts'

/**
 * A product's paths in the other locales, for `hreflang`. They differ because a path contains the product's
 * name. A locale that does not sell the product, or whose request fails, is left out.
 */
export async function readAlternatePaths(
  otherLocales: readonly CommerceClient[],
  id: ProductId,
  signal: AbortSignal | undefined,
): Promise<Record<string, string>> {
  const found = await Promise.allSettled(
    otherLocales.map(async (commerce) => {
      const [wire] = await readProducts(commerce, { ids: [id], signal })
      return wire?.name ? [[commerce.locale, productPath(wire.name, id)] as const] : []
    }),
  )
  return Object.fromEntries(
    found.flatMap((read) => (read.status === 'fulfilled' ? read.value : [])),
  )
}
