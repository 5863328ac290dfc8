import { queryOptions } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'
import type { CategoryId } from '#shared/listing/category.ts'
import type { ProductSearch } from '#shared/search/search.ts'

export const categoryQuery = (catalog: Catalog, id: CategoryId) =>
  queryOptions({
    queryKey: ['category', id],
    queryFn: ({ signal }) => catalog.getCategory({ id }, signal),
  })

export const searchQuery = (catalog: Catalog, search: ProductSearch) =>
  queryOptions({
    queryKey: ['search', search],
    queryFn: ({ signal }) => catalog.searchProducts(search, signal),
  })
