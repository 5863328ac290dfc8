import * as v from 'valibot'

import { CONTENT } from './freshness.ts'
import { defineParsed, type ManifestEntry } from './manifest-entry.ts'
import { StoredPromotion } from './stored-values.ts'

/** Null if there is no such promotion. */
export const promotion: ManifestEntry<StoredPromotion | null> = defineParsed(
  v.nullable(StoredPromotion),
  {
    name: 'promotion',
    why: 'A product names its promotions by id only, so a page with their terms would wait for a second call.',
    keyParts: ['site', 'locale', 'promotion id'],
    tiers: ['memory', 'kv'],
    ...CONTENT,
  },
)
