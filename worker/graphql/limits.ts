/** The largest document that is executed where other documents than the persisted ones are allowed. */
export const LIMITS = { tokens: 1_000, depth: 8, aliases: 15, rootFields: 5, cost: 1_000 } as const
