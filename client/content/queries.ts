import { queryOptions } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'
import type { CategoryId } from '#shared/listing/category.ts'
import type { ProductId } from '#shared/product/product.ts'
import type { AssetId } from '#shared/content/content.ts'

export const slotsQuery = (
  catalog: Catalog,
  ids: readonly string[],
  categoryId: CategoryId | null = null,
  productId: ProductId | null = null,
) =>
  queryOptions({
    queryKey: ['slots', ids, categoryId, ...(productId === null ? [] : [productId])],
    queryFn: ({ signal }) =>
      catalog.getSlots({ ids, category: categoryId, product: productId }, signal),
  })

export const assetsQuery = (catalog: Catalog, ids: readonly AssetId[]) =>
  queryOptions({
    queryKey: ['assets', ids],
    queryFn: ({ signal }) => catalog.getAssets({ id: ids }, signal),
  })
