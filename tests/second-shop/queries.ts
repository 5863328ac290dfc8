/** The shop has no queries of its own for its catalog. */
export const queries = {}
