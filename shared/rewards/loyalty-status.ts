const STATUSES = [
  'Active',
  'Inactive',
  'PointsCapped',
  'Cancelled',
  'CancelledGrace',
  'Terminated',
  'TerminatedGrace',
  'Frozen',
] as const

/** A status of the loyalty program that the shop knows (spec 1 §4), and what it says of any other. */
export type LoyaltyStatus = (typeof STATUSES)[number] | 'unknown'

export const loyaltyStatusOf = (status: string | null): LoyaltyStatus =>
  STATUSES.find((known) => known === status) ?? 'unknown'
