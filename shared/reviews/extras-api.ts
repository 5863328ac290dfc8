import { group } from '../http/api-group.ts'

/** Paths of what is said about products. Their code is loaded with what needs them. */
export const extrasApi = group('/', {
  reviews: '/product-reviews/:id',
  socialProof: '/social-proof/:id',
  gallery: '/gallery/:id',
  ingredients: '/ingredients/:upc',
  productRows: '/product-rows/:id',
  row: '/product-row',
})

export const reviewsApi = group('/reviews', { write: '/', photos: '/photos', votes: '/votes' })
