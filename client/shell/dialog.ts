import { queryOptions } from '@tanstack/react-query'

import type { Catalog } from '#shared/catalog.ts'
import { assetId } from '#shared/http/ids.ts'

import { assetsQuery } from '../content/queries.ts'

export const redirectOptionsQuery = (catalog: Catalog) =>
  queryOptions({
    queryKey: ['redirect-options'],
    queryFn: ({ signal }) => catalog.getRedirectOptions({}, signal),
  })

/** The texts of a dialog. */
export const dialogAssetQuery = (catalog: Catalog, id: string) =>
  assetsQuery(catalog, [assetId(id)])

/** The props of a dialog that opens by itself. */
export interface DialogProps {
  /** Closed by the shopper: it does not open again on later visits either. */
  onClose: () => void
  /** There is nothing to show, or the shopper goes on to where the dialog leads. */
  onLeave: () => void
}
