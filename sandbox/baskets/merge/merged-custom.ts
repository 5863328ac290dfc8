import type { CustomFields } from '../../custom-fields.ts'

/** What was kept with what is given now; a field that is given as null is no more. */
export const mergedCustom = (kept: CustomFields, given: CustomFields): CustomFields =>
  Object.fromEntries(Object.entries({ ...kept, ...given }).filter(([, value]) => value !== null))
