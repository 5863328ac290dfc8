import { queryOptions } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'
import type { ProductId } from '#shared/product/product.ts'

/** Products in their order. Unknown ones are left out. */
export const tilesQuery = (catalog: Catalog, ids: readonly ProductId[]) =>
  queryOptions({
    queryKey: ['tiles', ids],
    queryFn: ({ signal }) => catalog.getTiles(ids, signal),
  })
