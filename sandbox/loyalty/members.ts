const OF_MEMBERS = ['Active', 'Inactive', 'PointsCapped']

export type Enrollment = 'none' | 'member' | 'excluded'

/** A customer's enrollment, from the profile. */
export function readEnrollment({ profile }: { profile: Record<string, unknown> }): Enrollment {
  const { c_loyaltyID: loyaltyId, c_loyaltyMemberStatus: status } = profile
  if (typeof loyaltyId !== 'string' || loyaltyId === '') return 'none'
  return OF_MEMBERS.includes(String(status)) ? 'member' : 'excluded'
}
