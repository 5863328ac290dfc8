/** The shop's own queries for its catalog: none. */
export const queries = {}
