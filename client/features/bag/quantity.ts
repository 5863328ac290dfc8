/** What the contract takes of one line, where nothing else limits it. */
const MOST_OF_A_LINE = 999

/** Between which quantities a shopper may choose, and in which steps. */
export interface QuantityRules {
  min: number
  step: number
  /** The most there may be; null when it is not known. */
  max: number | null
}

interface SettledQuantity {
  quantity: number
  /** More was asked for than there may be: the shopper is told. */
  isLimited: boolean
}

/** The greatest quantity that may be chosen: whole steps from the minimum. 0 when there is none. */
export function greatest({ min, step, max }: QuantityRules): number {
  const limit = max ?? MOST_OF_A_LINE
  return limit < min ? 0 : min + Math.floor((limit - min) / step) * step
}

/**
 * The quantity that a typed text stands for (spec 2 §5): what is empty, negative or no number, and what is
 * below the minimum, becomes the minimum; what is too much becomes the most; the rest falls to a whole step.
 */
export function settle(typed: string, rules: QuantityRules): SettledQuantity {
  const { min, step } = rules
  const most = greatest(rules)
  const wanted = typed.trim() === '' ? Number.NaN : Number(typed)
  if (wanted > most) return { quantity: most, isLimited: true }
  if (Number.isNaN(wanted) || wanted < min) {
    return { quantity: Math.min(min, most), isLimited: false }
  }
  return { quantity: min + Math.floor((wanted - min) / step) * step, isLimited: false }
}

/** One step up, as far as there may be. */
export const stepUp = (quantity: number, rules: QuantityRules) =>
  Math.min(Math.max(quantity + rules.step, rules.min), greatest(rules))

/** One step down while choosing: never below the minimum. */
export const stepDown = (quantity: number, rules: QuantityRules) =>
  Math.max(quantity - rules.step, Math.min(rules.min, greatest(rules)))

/** One step down of what is in the bag: below the minimum there is none. */
export const stepOut = (quantity: number, { min, step }: QuantityRules) =>
  quantity - step < min ? 0 : quantity - step

/** What is typed over a quantity in the bag: less than the minimum, but not nothing at all, is none. */
export function settleInBag(typed: string, rules: QuantityRules): SettledQuantity {
  const wanted = typed.trim() === '' ? Number.NaN : Number(typed)
  const isNone = wanted >= 0 && wanted < rules.min
  return isNone ? { quantity: 0, isLimited: false } : settle(typed, rules)
}
