/** Values of a category's `c_template`: the five ways in which a category page is laid out. */
export const categoryTemplates = {
  productHits: 'category-product-hits',
  productHitsNoNavigation: 'category-product-hits-no-nav',
  landingNoNavigation: 'landing-no-nav',
  landingBasic: 'landing-basic',
  stackedCategories: 'stacked-categories',
} as const
