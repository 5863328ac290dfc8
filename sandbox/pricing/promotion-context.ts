/** Source codes of campaigns: one active, one inactive. */
export const sourceCodes = [
  { code: 'SPRINGLETTER', isActive: true },
  { code: 'LASTWINTER', isActive: false },
]

/** The conditions of promotions besides products. */
export interface Qualifiers {
  /** Only active codes, in the shop's spelling. */
  sourceCodes: string[]
  customerGroups: string[]
  custom: Readonly<Record<string, string>>
  /** Codes that apply without being in the basket. */
  couponCodes: string[]
}

/** The time and the shopper's qualifiers that decide which promotions apply. */
export interface PromotionContext {
  /** Epoch milliseconds. */
  now: number
  qualifiers: Qualifiers
}

export const noQualifiers: Qualifiers = {
  sourceCodes: [],
  customerGroups: [],
  custom: {},
  couponCodes: [],
}
