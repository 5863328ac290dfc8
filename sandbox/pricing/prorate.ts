/**
 * Divides and rounds to a whole number, halves up; pricing rounds in no other way. Both numbers are whole and not
 * negative. Rates are whole numbers too (see `TAX_UNIT`), so no inexact fraction is ever stored.
 */
export function roundHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator))
}

/**
 * Divides an amount by weight into whole shares that add up exactly. Each share is rounded down, and the remaining
 * units go to the largest fractions, and among equal fractions to the first. No share exceeds its weight unless the
 * amount exceeds the sum of all weights.
 */
export function prorate(amount: number, weights: number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map(() => 0)

  const shares = weights.map((weight) => Math.floor((amount * weight) / whole))
  const left = amount - shares.reduce((sum, share) => sum + share, 0)
  const first = weights
    .map((weight, index) => ({ index, fraction: (amount * weight) % whole }))
    .toSorted((a, b) => b.fraction - a.fraction || a.index - b.index)
    .slice(0, left)
  const favored = new Set(first.map(({ index }) => index))
  return shares.map((share, index) => (favored.has(index) ? share + 1 : share))
}
