import * as features from '#shop/features.ts'
import type { ManifestEntry } from './cache/manifest-entry.ts'
import { page, searchPage } from './cache/page-entries.ts'
import { checkoutEntries } from './checkout/cache.ts'
import { contentEntries } from './content/cache.ts'
import { listingEntries } from './listing/cache.ts'
import { postalCodes } from './places/cache.ts'
import { preferenceEntries } from './preferences/cache.ts'
import { productEntries } from './product/cache.ts'
import { readingAgentEntries } from './reading-agents/cache.ts'
import { recommendationEntries } from './recommendations/cache.ts'
import { reviewEntries } from './reviews/cache.ts'
import { searchEntries } from './search/cache.ts'
import { seoEntries } from './seo/cache.ts'
import { shellEntries } from './shell/cache.ts'
import { storeEntries } from './stores/cache.ts'

/** All cache definitions, for purges, documentation and checks. A read names its definition itself. */
export const manifest: readonly ManifestEntry<unknown>[] = [
  page,
  searchPage,
  ...contentEntries,
  ...preferenceEntries,
  ...shellEntries,
  ...listingEntries,
  ...productEntries,
  ...recommendationEntries,
  ...(features.reviews ? reviewEntries : []),
  ...searchEntries,
  postalCodes,
  ...(features.pickup ? storeEntries : []),
  ...checkoutEntries,
  ...seoEntries,
  ...(features.readingAgents ? readingAgentEntries : []),
]
