import type { Named, ShopperFamily } from '../upstream/families.ts'

export const bagFamilies = {
  /**
   * The deadline of writes is slightly longer than the service's own limit of ten seconds, so that their outcome is known
   * as often as possible.
   */
  baskets: {
    name: 'baskets',
    subject: 'shopper',
    base: '/checkout/shopper-baskets/v1',
    deadlineMs: 10_500,
    readDeadlineMs: 3_000,
    retried: true,
  },
  /** The basket that a customer has left. Signing in waits for it, and may do without. */
  customerBaskets: {
    name: 'customerBaskets',
    subject: 'shopper',
    base: '/customer/shopper-customers/v1',
    deadlineMs: 5_000,
    readDeadlineMs: 3_000,
    retried: true,
  },
} as const satisfies Record<string, Named<ShopperFamily>>
