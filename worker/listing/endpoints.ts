import * as v from 'valibot'

import { CategoryId } from '#shared/listing/category.ts'
import type { listingEndpoints } from '#shared/listing/endpoints.ts'
import { PAGE_SIZE } from '#shared/listing/page-parameters.ts'

import type { CatalogEdge } from '../http/edge.ts'
import { catalogRead, type Handlers } from '../http/serve.ts'

const Minigrid = v.object({
  id: CategoryId,
  count: v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number), v.maxValue(PAGE_SIZE)),
})

export const listingHandlers = {
  getNavigation: catalogRead(v.object({}), (catalog) => catalog.getNavigation),
  getCategory: catalogRead(v.object({ id: CategoryId }), (catalog) => catalog.getCategory),
  getMinigrid: catalogRead(Minigrid, (catalog) => catalog.getMinigrid),
} satisfies Handlers<CatalogEdge, typeof listingEndpoints>
