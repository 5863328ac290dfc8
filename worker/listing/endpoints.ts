import * as v from 'valibot'

import { CategoryId } from '#shared/listing/category.ts'
import type { listingEndpoints } from '#shared/listing/endpoints.ts'

import type { CatalogEdge } from '../http/edge.ts'
import { catalogRead, type Handlers } from '../http/serve.ts'

export const listingHandlers = {
  getNavigation: catalogRead(v.object({}), (catalog) => catalog.getNavigation),
  getCategory: catalogRead(v.object({ id: CategoryId }), (catalog) => catalog.getCategory),
} satisfies Handlers<CatalogEdge, typeof listingEndpoints>
