import type { StateNames } from '#shared/fields/country-rules.ts'

/** The names of states in forms: none, since addresses have no state, or one that is free text. */
export const stateNames = {} satisfies StateNames
