import * as v from 'valibot'

import type { CommerceClient } from './commerce-client.ts'
import { listOf } from './list-of.ts'

const Preferences = listOf(v.object({ key: v.string(), value: v.unknown() }))

/** Raw values by name. Names that the site does not know are missing. */
export async function readPreferences(
  commerce: CommerceClient,
  names: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Map<string, unknown>> {
  const found = await commerce.read({
    family: 'preferences',
    operation: 'getPreferences',
    path: '/preferences',
    query: { preferenceIds: names.join(','), locale: commerce.locale },
    schema: Preferences,
    signal,
  })
  return new Map(found.map(({ key, value }) => [key, value]))
}
