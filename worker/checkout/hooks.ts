import type { Address } from '#shared/checkout/checkout.ts'
import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'

import type { Edge } from '../http/edge.ts'
import type { RequireRefreshable } from './place-order.ts'

/** The parts of a checkout that belong to capabilities above it. */
export interface CheckoutHooks {
  /** Saves the shipping address in the customer's account. */
  saveAddress: (edge: Edge, address: Address, idempotencyKey: IdempotencyKey) => Promise<void>
  /** Saves the card in the customer's account. */
  saveCard: (edge: Edge, token: string, idempotencyKey: IdempotencyKey) => Promise<void>
  requireRefreshable: RequireRefreshable
}

/** The pages where the shopper can fix a problem of the checkout. */
export const pageByProblem = {
  'payment-declined': 'checkoutBilling',
  'payment-missing': 'checkoutBilling',
  'gift-card-short': 'checkoutBilling',
  'bag-unavailable': 'cart',
  'bag-empty': 'cart',
} as const
