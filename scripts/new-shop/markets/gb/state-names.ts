import type { StateNames } from '#shared/fields/country-rules.ts'

/** British addresses have no county, since the postcode names the place. */
export const stateNames = {} satisfies StateNames
