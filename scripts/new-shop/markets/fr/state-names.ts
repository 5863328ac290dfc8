import type { StateNames } from '#shared/fields/country-rules.ts'

/** French addresses have no region, since the postal code names the place. */
export const stateNames = {} satisfies StateNames
