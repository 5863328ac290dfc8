import { queryOptions } from '@tanstack/react-query'

import type { queries } from '#shop/queries.ts'
import type { Catalog } from '#shared/catalog.ts'
import type { QueryInput, QueryOutput } from '#shared/shop-query.ts'

type Queries = typeof queries

/** A query of the shop's `queries.ts`. Documents have what it shows as markup, which the browser keeps without its data. */
export const shopDataQuery = <Name extends Extract<keyof Queries, string>>(
  catalog: Catalog,
  name: Name,
  input: QueryInput<Queries[Name]>,
) =>
  queryOptions({
    queryKey: ['shop', name, input],
    queryFn: ({ signal }) => catalog.getShopData<QueryOutput<Queries[Name]>>(name, input, signal),
    meta: { isOnlyMarkup: true },
  })
