import * as v from 'valibot'

import { preferenceValue } from '#shared/preferences/preferences.ts'
import type { Site } from '#shared/site/site.ts'

import type { Cache } from '../cache/cache.ts'
import { internalPreferences } from '../cache/manifest.ts'
import { InternalPreferences } from '../cache/stored-values.ts'
import type { CommerceClient } from '../commerce/commerce-client.ts'
import { readPreferences } from '../commerce/preferences.ts'

export const INTERNAL_PREFERENCES = Object.keys(InternalPreferences.entries)

interface Sources {
  commerce: CommerceClient
  cache: Pick<Cache, 'read'>
  site: Site
}

/** Reads the preferences that only the worker uses. A missing or invalid one has its default. */
export async function readInternalPreferences({
  commerce,
  cache,
  site,
}: Sources): Promise<InternalPreferences> {
  const { value } = await cache.read(internalPreferences, {
    key: [site.id],
    async load(signal) {
      const raw = await readPreferences(commerce, INTERNAL_PREFERENCES, signal)
      const values = INTERNAL_PREFERENCES.map((name) => [name, preferenceValue(raw.get(name))])
      return v.parse(InternalPreferences, Object.fromEntries(values))
    },
  })
  return value
}
