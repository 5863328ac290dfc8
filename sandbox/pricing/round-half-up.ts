/**
 * The quotient as a whole number, halves upwards; the only rounding there is. Both are whole and
 * not negative, rates are whole too (see `TAX_UNIT`), so no fraction is ever held inexactly.
 */
export function roundHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator))
}
