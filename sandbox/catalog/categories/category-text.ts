import type { Localized } from '../../platform/localized.ts'

/** The texts of a category; its position in the list is its position in the navigation. */
export interface CategoryText {
  id: string
  parentId: string
  name: Localized
  /** The heading of its page. */
  title: Localized
  description: Localized
  hex: string
  template: string
  inNavigation: boolean
  pageUrl?: string
}

/** Values of a category's `c_template`: the five layouts of a category page. */
export const categoryTemplates = {
  productHits: 'category-product-hits',
  productHitsNoNavigation: 'category-product-hits-no-nav',
  landingNoNavigation: 'landing-no-nav',
  landingBasic: 'landing-basic',
  stackedCategories: 'stacked-categories',
} as const
