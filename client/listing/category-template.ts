import type { Category } from '#shared/listing/category.ts'

/** Whether a category lists its products (spec 3 §2.4); landing pages show content instead. */
export const hasProducts = ({ template }: Category) =>
  template === 'category-product-hits' || template === 'product-hits-no-left-nav'
