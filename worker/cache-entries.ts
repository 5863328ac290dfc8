import { catalogEntries } from './cache/manifest.ts'
import type { ManifestEntry } from './cache/manifest-entry.ts'
import { reviewEntries } from './reviews/cache.ts'

/** All cache definitions, for documentation and checks. A read names its definition itself. */
export const manifest: readonly ManifestEntry<unknown>[] = [...catalogEntries, ...reviewEntries]
