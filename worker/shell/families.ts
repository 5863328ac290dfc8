import { optional, required, type Named, type PublicFamily } from '../upstream/families.ts'

const PRODUCTS = '/product/shopper-products/v1'

export const shellFamilies = {
  navigation: { name: 'navigation', ...optional, base: PRODUCTS },
  categories: { name: 'categories', ...required, base: PRODUCTS },
} as const satisfies Record<string, Named<PublicFamily>>
