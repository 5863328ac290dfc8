import type { GenericSchema } from 'valibot'

import { fingerprint } from '../runtime/key.ts'

/** Fields that do not say which values a schema accepts. */
const WITHOUT_MEANING = /^(~.*|kind|reference|expects|async|message)$/

const versions = new WeakMap<GenericSchema, string>()

/**
 * A text that differs for schemas with other fields, types or limits. Of a function counts only that it is there, because its code
 * has other names in each build. Computed once for each schema.
 */
export function schemaVersion(schema: GenericSchema): string {
  const version = versions.get(schema) ?? fingerprint(JSON.stringify(schema, meaningOf))
  versions.set(schema, version)
  return version
}

function meaningOf(name: string, value: unknown) {
  if (WITHOUT_MEANING.test(name)) return undefined
  if (typeof value === 'function') return 'function'
  return value instanceof RegExp || typeof value === 'bigint' ? String(value) : value
}
