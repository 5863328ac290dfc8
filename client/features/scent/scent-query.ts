import { queryOptions } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'
import type { Scent } from '#shared/product/scent.ts'

/** What goes with a product's scent. Documents show it as markup, which the browser keeps without its data. */
export const scentQuery = (catalog: Catalog, { fragrance, family, form }: Scent) =>
  queryOptions({
    queryKey: ['scent', fragrance, family, form],
    queryFn: ({ signal }) => catalog.getScentCompany({ fragrance, family, form }, signal),
    meta: { isOnlyMarkup: true },
  })
