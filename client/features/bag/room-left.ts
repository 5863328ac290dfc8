import type { QuantityRules } from '../product/purchase.ts'

/**
 * The most that can still be added: the stock limit, or what remains of the limit for all variants
 * of a product together (spec 2 §5).
 */
export function remainingQuantity({ max }: QuantityRules, limit: number | null, inBag: number) {
  if (limit === null) return max
  const room = Math.max(0, limit - inBag)
  return max === null ? room : Math.min(max, room)
}
