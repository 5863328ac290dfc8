import { createCache } from './cache/cache.ts'
import { createPurgeRoutes } from './http/purge-routes.ts'
import { cacheDependencies } from './render/page-cache.ts'

/** Mounted under `/webhooks` before the same-origin check, because callers with the secret are not browsers. */
export const purgeRoutes = createPurgeRoutes(async (context, bindings) => {
  // Loads with the first purge, because only a purge needs all definitions.
  const { manifest } = await import('./cache-entries.ts')
  return createCache({ ...cacheDependencies(context, bindings), entries: manifest })
})
