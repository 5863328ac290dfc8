import type { AddSetToBag, AddToBag, Bag } from '#shared/bag/bag.ts'
import { ProblemError } from '#shared/http/problem.ts'

import type { ShopperContext } from './shopper-context.ts'

/** Adds each member of a set that can be added, in its least quantity, one after the other. */
export async function addSet(
  { catalog }: Pick<ShopperContext, 'catalog'>,
  { productIds }: AddSetToBag,
  add: (item: AddToBag) => Promise<Bag>,
): Promise<Bag> {
  let bag: Bag | null = null
  let problem: unknown = null
  for (const productId of productIds) {
    try {
      const product = await catalog.getProduct(productId).catch(() => null)
      bag = await add({ productId, quantity: product?.minOrderQuantity ?? 1 })
    } catch (error) {
      problem = error
    }
  }
  if (problem !== null || !bag) throw problem ?? new ProblemError('not-added')
  return bag
}
