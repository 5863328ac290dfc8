import { queryOptions } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'
import { assetId } from '#shared/http/ids.ts'

import { assetsQuery } from '../catalog/queries.ts'

export const redirectOptionsQuery = (catalog: Catalog) =>
  queryOptions({
    queryKey: ['redirect-options'],
    queryFn: ({ signal }) => catalog.getRedirectOptions(signal),
  })

/** The texts of a dialog. */
export const dialogAssetQuery = (catalog: Catalog, id: string) =>
  assetsQuery(catalog, [assetId(id)])
