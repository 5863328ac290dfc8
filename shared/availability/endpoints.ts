import { endpoint } from '../http/endpoint.ts'
import type { ProductId } from '../product/product.ts'
import type { LiveAvailability } from './availability.ts'

/** The availability of products, shipped and in the store where the shopper picks up. */
export const availabilityEndpoints = {
  /** At most 24 products. @throws {ProblemError} `unavailable` */
  getAvailability: endpoint<{ ids: readonly ProductId[] }, LiveAvailability>()(
    'GET',
    '/availability',
  ),
}
