import type { CustomFields } from '../../platform/custom-fields.ts'

/** Merges new custom fields into stored ones; null removes a field. */
export const mergedCustom = (existing: CustomFields, given: CustomFields): CustomFields =>
  Object.fromEntries(
    Object.entries({ ...existing, ...given }).filter(([, value]) => value !== null),
  )
