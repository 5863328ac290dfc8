import * as v from 'valibot'

import { LineId, type Bag, type BagLine } from '#shared/bag/bag.ts'
import type { Money } from '#shared/money/money.ts'
import { countsByFulfillment } from '#shared/bag/counts-by-fulfillment.ts'
import { ProductId } from '#shared/product/product.ts'

const dollars = (minorUnits: number): Money => ({ minorUnits, currency: 'USD' })

/** A line of a test bag; tests override only what matters to them. */
export const smallLine = (
  product: string,
  quantity: number,
  rest: Partial<BagLine> = {},
): BagLine => ({
  id: v.parse(LineId, `line-${product}`),
  productId: v.parse(ProductId, product),
  name: product,
  path: `/p/${product}`,
  picture: null,
  attributes: [],
  quantity,
  minQuantity: 1,
  stepQuantity: 1,
  maxQuantity: 10,
  availability: 'available',
  fulfillment: 'shipping',
  obstacle: null,
  otherObstacle: 'no-store',
  hasOtherWay: true,
  unitPrice: dollars(1000),
  price: dollars(1000 * quantity),
  total: dollars(1000 * quantity),
  was: null,
  reductions: [],
  approaching: null,
  priceWhenAdded: null,
  giftCard: null,
  isBonus: false,
  autoRefreshMonths: null,
  ...rest,
})

export function smallBag(lines: BagLine[], rest: Partial<Bag> = {}): Bag {
  const total = dollars(lines.reduce((sum, line) => sum + line.total.minorUnits, 0))
  return {
    lines,
    giftCertificates: [],
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...countsByFulfillment(lines),
    isBopisBasket: false,
    pickupStore: null,
    subtotal: total,
    reductions: [],
    shipping: null,
    taxes: null,
    total,
    isEstimate: true,
    coupons: [],
    couponLimit: 3,
    approaching: [],
    ...rest,
  }
}
