/** What a shopper brings that promotions may ask for, beside what is bought. */
export interface Qualifiers {
  /** As the shop writes them, and only those in use. */
  sourceCodes: string[]
  customerGroups: string[]
  custom: Readonly<Record<string, string>>
  /** They count without being in the basket. */
  couponCodes: string[]
}

/** For whom promotions are decided, and as of when. */
export interface Occasion {
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
