import * as v from 'valibot'

import type { preferenceEndpoints } from '#shared/preferences/endpoints.ts'

import type { CatalogEdge } from '../http/edge.ts'
import { catalogRead, type Handlers } from '../http/serve.ts'

export const preferenceHandlers = {
  getPreferences: catalogRead(v.object({}), (catalog) => catalog.getPreferences),
} satisfies Handlers<CatalogEdge, typeof preferenceEndpoints>
