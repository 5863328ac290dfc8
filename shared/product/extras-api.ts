import * as features from '#shop/features.ts'

import { group } from '../http/api-group.ts'
import { noneOf } from '../http/none-of.ts'

const ofReviews = { socialProof: '/social-proof/:id', gallery: '/gallery/:id' } as const

/** The paths of reads from other services about a product. They load with the parts that need them. */
export const extrasApi = group('/', {
  ...(features.reviews ? ofReviews : noneOf<typeof ofReviews>()),
  ingredients: '/ingredients/:upc',
  productRows: '/product-rows/:id',
  row: '/product-row',
})
