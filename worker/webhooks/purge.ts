import { createPageCache } from '../page-cache.ts'
import { createPurgeRoutes } from './purge-routes.ts'

/** Mounted under `/webhooks` before the same-origin check, because callers with the secret are not browsers. */
export const purgeRoutes = createPurgeRoutes((context, bindings) =>
  createPageCache({ context, bindings }),
)
