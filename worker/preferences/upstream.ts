import * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'

import type { CommerceClient } from '../upstream/commerce-client.ts'
import { ofContent, type Named, type PublicFamily } from '../upstream/families.ts'
import { listOf } from '../upstream/list-of.ts'

export const preferenceFamilies = {
  preferences: { name: 'preferences', ...ofContent, base: '/custom/preferences/v1' },
  configurations: {
    name: 'configurations',
    ...ofContent,
    credentials: 'guest',
    base: '/configuration/shopper-configurations/v1',
  },
} as const satisfies Record<string, Named<PublicFamily>>

const Preferences = listOf(v.object({ key: v.string(), value: v.unknown() }))

const Configurations = v.object({
  configurations: v.optional(v.array(v.object({ id: v.string(), value: v.unknown() })), []),
})

/** Raw values by name. Names that the site does not know are missing. */
export async function readPreferences(
  commerce: CommerceClient,
  names: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Map<string, unknown>> {
  const found = await commerce.read({
    family: preferenceFamilies.preferences,
    operation: 'getPreferences',
    path: '/preferences',
    query: { preferenceIds: names.join(','), locale: commerce.locale },
    schema: Preferences,
    signal,
  })
  return new Map(found.map(({ key, value }) => [key, value]))
}

/** The same of Shopper Configurations, which has all names. */
export async function readConfigurations(
  commerce: CommerceClient,
  signal: AbortSignal | undefined,
): Promise<Map<string, unknown>> {
  const reading = commerce.read({
    family: preferenceFamilies.configurations,
    operation: 'getConfigurations',
    path: '/configurations',
    mayLack: true,
    schema: Configurations,
    signal,
  })
  const { configurations } = await reading.catch(nothingIfLacking)
  return new Map(configurations.map(({ id, value }) => [id, value]))
}

function nothingIfLacking(error: unknown): v.InferOutput<typeof Configurations> {
  if (error instanceof ProblemError && error.type === 'not-found') return { configurations: [] }
  throw error
}
