import type { ProductId, SetMember, VariationAttribute } from '#shared/product/product.ts'

import type { QuantityRules } from '../../bag/quantity.ts'
import { chosenVariant, openAttributes, type Choice } from '../choice.ts'

export interface Buyable {
  productId: ProductId
  rules: QuantityRules
  isShipped: boolean
  /** Null if no store hands it over. */
  pickupRules: QuantityRules | null
}

/** Whether and how a product can be bought with the current choice. */
export type Purchase =
  | ({ can: 'buy' } & Buyable)
  | ({ can: 'choose'; open: VariationAttribute['id'] } & Buyable)
  /** Only customers who are signed in may buy it. */
  | ({ can: 'sign-in' } & Buyable)
  | ({ can: 'not' } & Buyable)

const ONE_OF_IT: QuantityRules = { min: 1, step: 1, max: 1 }

/** Based on the edge's judgement for shipping, and on whether stores hand the product over (spec 2 §4). */
export function purchaseOf(product: SetMember, choice: Choice): Purchase {
  const { pickup, isGiftCard, isMemberExclusive } = product
  const rules = isGiftCard ? ONE_OF_IT : rulesOf(product)
  const ways = {
    rules,
    isShipped: product.availability.status !== 'sold-out',
    pickupRules: pickup && { ...rules, max: pickup.limit },
  }
  const purchase = purchaseOfChoice(product, choice, ways)
  if (!purchase.isShipped && !pickup) return { ...purchase, can: 'not' }
  return purchase.can === 'buy' && isMemberExclusive ? { ...purchase, can: 'sign-in' } : purchase
}

function purchaseOfChoice(
  product: SetMember,
  choice: Choice,
  ways: Omit<Buyable, 'productId'>,
): Purchase {
  const [open] = openAttributes(product, choice)
  if (open) return { can: 'choose', productId: product.id, ...ways, open: open.id }
  if (product.variants.length === 0) return { can: 'buy', productId: product.id, ...ways }
  const variant = chosenVariant(product, choice)
  if (!variant)
    return { can: 'not', productId: product.id, ...ways, isShipped: false, pickupRules: null }
  // A store may have stock of a product that cannot be shipped.
  return {
    can: 'buy',
    productId: variant.id,
    ...ways,
    isShipped: ways.isShipped && variant.orderable,
  }
}

function rulesOf(product: SetMember): QuantityRules {
  const { minOrderQuantity, stepQuantity, webPurchaseLimit, availability, variants } = product
  // Only variants have a stock level.
  const left = variants.length === 0 ? availability.stockLevel : null
  const limits = [webPurchaseLimit, left].filter((limit) => limit !== null)
  return {
    min: Math.max(1, minOrderQuantity),
    step: Math.max(1, stepQuantity),
    max: limits.length > 0 ? Math.min(...limits) : null,
  }
}
