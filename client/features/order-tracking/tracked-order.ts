/** The query key of the order that a document shows. Only the edge sets it; no request loads it. */
export const TRACKED_ORDER = ['tracked-order'] as const
