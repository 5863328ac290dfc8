import { createPageCache } from '../shop.ts'
import { createPurgeRoutes } from './purge-routes.ts'

/** Under `/machine`, before the same-origin guard: who holds the secret is no browser. */
export const purgeRoutes = createPurgeRoutes((context, bindings) =>
  createPageCache({ context, bindings }),
)
