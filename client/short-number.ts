import type { ZeroAmount } from '#shared/document-state.ts'

/**
 * Formats what pages show most: counts, ratings and amounts below 1,000. The first format of `Intl` takes a slow phone
 * 100 ms, in the middle of hydration.
 *
 * @returns the same text as `Intl`, or null for what needs it
 */
export function shortNumber(
  value: number,
  options: Intl.NumberFormatOptions | undefined,
  [currency, text]: ZeroAmount,
): string | null {
  const isAmount = JSON.stringify(options) === `{"style":"currency","currency":"${currency}"}`
  const digits = value.toFixed(isAmount ? 2 : 1)
  if (+digits !== value || value < 0 || value > 999.99) return null
  if (isAmount) return text.replace(/0(\D)00/, (_, point) => digits.replace('.', point))
  // Only ratings are written with a least number of digits.
  if (options && options.minimumFractionDigits !== 1) return null
  return (options ? digits : `${value}`).replace('.', text.replace(/.*0(\D)00.*/, '$1'))
}
