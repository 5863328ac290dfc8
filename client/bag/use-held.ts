import type { Bag } from '#shared/bag/bag.ts'
import type { ProductId, SetMember } from '#shared/product/product.ts'
import type { Fulfillment } from '#shared/product/fulfillment.ts'

import { useSession } from '../kit/session.ts'
import { useFilledBag } from './use-bag.ts'

/** How many of a product the bag holds. */
export interface Held {
  /** Of all its variants together, in whichever mode. */
  family: number
  /** Of the chosen one, in each mode. */
  own: Record<Fulfillment, number>
  /** After how many months the bag sends the chosen one again. */
  refreshMonths: number | null
  /** The line that is shipped. */
  shippedLine: Bag['lines'][number] | null
}

const NOTHING: Held = {
  family: 0,
  own: { shipping: 0, pickup: 0 },
  refreshMonths: null,
  shippedLine: null,
}

/** The quantities of a product in the bag, with all pending changes. Zero until the bag is known. */
export function useHeld(product: SetMember, productId: ProductId): Held {
  const hasBag = (useSession()?.bagCount ?? 0) > 0
  const bag = useFilledBag(hasBag)
  return bag ? heldIn(bag, product, productId) : NOTHING
}

export function heldIn(
  { lines }: Pick<Bag, 'lines'>,
  { id, variants }: Pick<SetMember, 'id' | 'variants'>,
  productId: ProductId,
): Held {
  const ids = new Set<string>([id, ...variants.map((variant) => variant.id)])
  const family = lines.filter((line) => ids.has(line.productId) && !line.isBonus)
  const own = family.filter((line) => line.productId === productId)
  const inMode = (mode: Fulfillment) => own.filter(({ fulfillment }) => fulfillment === mode)
  const shipped = inMode('shipping')
  return {
    family: sumQuantities(family),
    own: { shipping: sumQuantities(shipped), pickup: sumQuantities(inMode('pickup')) },
    refreshMonths: shipped.find((line) => line.autoRefreshMonths)?.autoRefreshMonths ?? null,
    shippedLine: shipped[0] ?? null,
  }
}

/** The mode in which the bag holds the product, if it is only one. */
export function modeIn({ own }: Held): Fulfillment | null {
  if (own.shipping > 0 === own.pickup > 0) return null
  return own.pickup > 0 ? 'pickup' : 'shipping'
}

const sumQuantities = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)
