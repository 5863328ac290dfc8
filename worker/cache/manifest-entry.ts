import * as v from 'valibot'

import type { CacheDefinition } from './definition.ts'

/** A cache definition, with documentation for the readers of this list. */
export interface ManifestEntry<T> extends CacheDefinition<T> {
  /** The parts of the key, in order. The deploy id is part of every key too. */
  keyParts: readonly string[]
  why: string
}

type Declaration<T> = Omit<ManifestEntry<T>, 'parse'>

export const defineParsed = <T>(
  schema: v.GenericSchema<unknown, T>,
  declaration: Declaration<T>,
) => ({
  ...declaration,
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
