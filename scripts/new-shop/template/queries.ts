/** The shop's own queries for its catalog. There are none yet. */
export const queries = {}
