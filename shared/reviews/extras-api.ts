import { group } from '../http/api-group.ts'

/** The paths of reads from other services about a product, such as social proof. They load with the parts that need them. */
export const extrasApi = group('/', {
  socialProof: '/social-proof/:id',
  gallery: '/gallery/:id',
  ingredients: '/ingredients/:upc',
  productRows: '/product-rows/:id',
  row: '/product-row',
})
