import { queryOptions } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'
import type { ProductId } from '#shared/product/product.ts'
import type { RowInput } from '#shared/recommendations/endpoints.ts'

/** Without a connection they fail at once, instead of waiting for one. */
const networkMode = 'always' as const

export const ingredientsQuery = (catalog: Catalog, upc: string) =>
  queryOptions({
    queryKey: ['ingredients', upc],
    queryFn: ({ signal }) => catalog.getIngredients({ upc }, signal),
    networkMode,
  })

export const productRowsQuery = (catalog: Catalog, id: ProductId) =>
  queryOptions({
    queryKey: ['product-rows', id],
    queryFn: ({ signal }) => catalog.getProductRows({ id }, signal),
    networkMode,
  })

export const rowQuery = (catalog: Catalog, input: RowInput) =>
  queryOptions({
    queryKey: ['row', input],
    queryFn: ({ signal }) => catalog.getRow(input, signal),
    networkMode,
  })
