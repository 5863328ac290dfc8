import { queryOptions } from '@tanstack/react-query'

import { createHttpPageData } from '../../kit/http/http-page-data.ts'
import type { AppContextValue } from '../../kit/app-context.ts'

/** The link of a tile that opens the quick look. It leads to the product's page. */
export interface QuickLookLink {
  productId: string
  href: string
}

/**
 * Loads all that the page of a product shows, with one request, into the cache of the queries that read it. The result is the page's
 * path.
 */
export const lookQuery = ({ placement, site, locale }: AppContextValue, href: string) =>
  queryOptions({
    queryKey: ['quick-look', { site, locale }, href],
    async queryFn({ client }) {
      const place = placement.parse(new URL(href))
      const path = place.found ? place.path : ''
      const { queries } = await createHttpPageData({ site, locale, fetch })(path, '')
      for (const [key, data] of queries) client.setQueryData(key, data)
      return path
    },
    // Its failure leads to the page.
    networkMode: 'always',
  })
