import * as v from 'valibot'

import type { CacheDefinition } from './definition.ts'
import { schemaVersion } from './schema-version.ts'

/** A cache definition, with documentation for the readers of this list. */
export interface ManifestEntry<T> extends CacheDefinition<T> {
  /** The parts of the key, in order. The version of the schema is part of every key too, or the deploy's id. */
  keyParts: readonly string[]
  why: string
}

interface Declaration<T> extends Omit<ManifestEntry<T>, 'parse' | 'schemaVersion'> {
  /** To be increased when values of the same schema get another meaning. */
  revision?: number
}

export const defineParsed = <T>(
  schema: v.GenericSchema<unknown, T>,
  { revision = 1, ...declaration }: Declaration<T>,
) => ({
  ...declaration,
  schemaVersion: () => `${schemaVersion(schema)}.${revision}`,
  parse: (value: unknown) => v.parse(schema, value),
})

export const tagged = (kind: string, ids: Iterable<string>) =>
  Array.from(ids, (id) => `${kind}:${id}`)

export const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id)

/** Splits a key part such as `a,b,c`. A list is one upstream call, so it is one entry. */
export const listed = (part = '') => part.split(',').filter(Boolean)

/** The tags of a category's products. */
export const gridTags = (shown: readonly { id: string }[], categoryId: string | undefined) => [
  ...tagged('category', listed(categoryId)),
  ...tagged('product', idsOf(shown)),
]
