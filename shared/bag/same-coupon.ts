/** Whether two codes are the same coupon, for which letter case does not count. */
export const isSameCoupon = (code: string, other: string | null) =>
  code.toLowerCase() === other?.toLowerCase()
