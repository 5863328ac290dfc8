/** The fields of a customer's profile about the loyalty program (spec 1 §3). */
export interface LoyaltyRecord {
  loyaltyId: string | null
  /** As commerce writes it, so it may be one that the shop does not know. */
  status: string | null
  postalCode: string | null
}

/** `excluded`: the customer is in the program, but their status takes the membership away. */
export type Membership = 'member' | 'excluded' | 'none'

const OF_MEMBERS: readonly string[] = ['Active', 'Inactive', 'PointsCapped']

/** Whether a customer counts as a member, which nobody does while the site's program is off (spec 1 §4). */
export function membershipOf(
  { loyaltyId, status }: Pick<LoyaltyRecord, 'loyaltyId' | 'status'>,
  isProgramOn: boolean,
): Membership {
  if (!isProgramOn || !loyaltyId || !status) return 'none'
  return OF_MEMBERS.includes(status) ? 'member' : 'excluded'
}
