/** The allowed quantities: from `min` to `max` in steps. */
export interface QuantityRules {
  min: number
  step: number
  /** The maximum; null when it is unknown. */
  max: number | null
}

/** The contract's maximum for one line when nothing else limits it. */
const MOST_OF_A_LINE = 999

interface NormalizedQuantity {
  quantity: number
  /** More was requested than allowed; the shopper sees a note. */
  isLimited: boolean
}

/**
 * The greatest allowed quantity, a whole number of steps from the minimum. 0 when none is allowed.
 */
export function greatest({ min, step, max }: QuantityRules): number {
  const limit = max ?? MOST_OF_A_LINE
  return limit < min ? 0 : min + Math.floor((limit - min) / step) * step
}

/**
 * The quantity for a typed text (spec 2 §5). Empty, negative, non-numeric or too small input
 * becomes the minimum, too large input the maximum. Everything else is rounded down to a step.
 */
export function normalizeQuantity(typed: string, rules: QuantityRules): NormalizedQuantity {
  const { min, step } = rules
  const most = greatest(rules)
  const wanted = parseFloat(typed)
  if (wanted > most) return { quantity: most, isLimited: true }
  if (Number.isNaN(wanted) || wanted < min) {
    return { quantity: Math.min(min, most), isLimited: false }
  }
  return { quantity: min + Math.floor((wanted - min) / step) * step, isLimited: false }
}

/** One step up, at most to the maximum. */
export const stepUp = (quantity: number, rules: QuantityRules) =>
  Math.min(Math.max(quantity + rules.step, rules.min), greatest(rules))

/** One step down while choosing: never below the minimum. */
export const stepDown = (quantity: number, rules: QuantityRules) =>
  Math.max(quantity - rules.step, Math.min(rules.min, greatest(rules)))

/** One step down in the bag: below the minimum it is 0. */
export const stepOut = (quantity: number, { min, step }: QuantityRules) =>
  quantity - step < min ? 0 : quantity - step

/** Like `normalizeQuantity`, for a quantity in the bag: from 0 to below the minimum it becomes 0. */
export function normalizeBagQuantity(typed: string, rules: QuantityRules): NormalizedQuantity {
  const wanted = parseFloat(typed)
  const isNone = wanted >= 0 && wanted < rules.min
  return isNone ? { quantity: 0, isLimited: false } : normalizeQuantity(typed, rules)
}
