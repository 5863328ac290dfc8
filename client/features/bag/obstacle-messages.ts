import type { Obstacle } from '#shared/product/fulfillment.ts'

type MessageId = FormatjsIntl.Message['ids']

/** What shoppers read about an obstacle (spec 2 §8, spec 1 §8). */
export const OBSTACLE_MESSAGES: Record<Obstacle, MessageId> = {
  'sold-out': 'product.soldOut',
  'out-of-stock': 'product.outOfStock',
  short: 'order.lineShort',
  'pickup-off': 'pickup.off',
  'not-eligible': 'pickup.notEligible',
  'no-store': 'pickup.noStore',
  'store-off': 'stores.pickupOffText',
  'not-in-store': 'pickup.notInStore',
}
