/**
 * Divides and rounds to a whole number, halves up; pricing rounds in no other way. Both numbers are whole and not
 * negative. Rates are whole numbers too (see `TAX_UNIT`), so no inexact fraction is ever stored.
 */
export function roundHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator))
}
