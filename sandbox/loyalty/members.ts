const OF_MEMBERS = ['Active', 'Inactive', 'PointsCapped']

export type Enrollment = 'none' | 'member' | 'excluded'

/** What a customer's profile says about the loyalty program. */
export function enrollmentOf({ profile }: { profile: Record<string, unknown> }): Enrollment {
  const { c_loyaltyID: loyaltyId, c_loyaltyMemberStatus: status } = profile
  if (typeof loyaltyId !== 'string' || loyaltyId === '') return 'none'
  return OF_MEMBERS.includes(String(status)) ? 'member' : 'excluded'
}
