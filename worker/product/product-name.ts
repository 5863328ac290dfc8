import * as v from 'valibot'

import type { ProductId } from '#shared/product/product.ts'

import type { CommerceClient } from '../upstream/commerce-client.ts'
import { listOf } from '../upstream/list-of.ts'
import { productFamilies } from './families.ts'

const ProductNames = listOf(v.object({ id: v.string(), name: v.optional(v.string()) }))

/** Reads only a product's name, in a response of about 100 bytes. Null if the locale does not sell it. */
export async function readProductName(
  commerce: CommerceClient,
  { id, signal }: { id: ProductId; signal: AbortSignal },
) {
  const [product] = await commerce.read({
    family: productFamilies.productNames,
    operation: 'getProducts',
    path: '/products',
    query: { ids: id, expand: 'none', select: '(total,data.(id,name))', locale: commerce.locale },
    schema: ProductNames,
    signal,
  })
  return product ? (product.name ?? id) : null
}
