import type { Variant } from '#shared/experiments.ts'

/**
 * A variant by its weight.
 *
 * @param position where the visitor is among all: a number in [0, 1)
 */
export function pickVariant<Each extends Variant>(
  variants: readonly Each[],
  position: number,
): Each | undefined {
  const total = variants.reduce((sum, { weight = 1 }) => sum + weight, 0)
  let rest = position * total
  return variants.find(({ weight = 1 }) => {
    const isHere = rest < weight
    rest -= weight
    return isHere
  })
}
