import * as v from 'valibot'

import { LASTING } from '../cache/freshness.ts'
import { defineParsed, type ManifestEntry } from '../cache/manifest-entry.ts'

/** The place of a postal code. Null if there is no such code. */
export const StoredPostalPlace = v.nullable(
  v.object({
    latitude: v.number(),
    longitude: v.number(),
    stateCode: v.nullable(v.string()),
    cities: v.array(v.string()),
  }),
)
export type StoredPostalPlace = v.InferOutput<typeof StoredPostalPlace>

export const postalCodes: ManifestEntry<StoredPostalPlace> = defineParsed(StoredPostalPlace, {
  name: 'postalCodes',
  why: 'The maps service is paid by the call, and a postal code stays where it is. Visitors choose the codes.',
  keyParts: ['site', 'postal code'],
  tiers: ['memory'],
  ...LASTING,
})
