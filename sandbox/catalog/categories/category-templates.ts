/** Values of a category's `c_template`: the five layouts of a category page. */
export const categoryTemplates = {
  productHits: 'category-product-hits',
  productHitsNoNavigation: 'category-product-hits-no-nav',
  landingNoNavigation: 'landing-no-nav',
  landingBasic: 'landing-basic',
  stackedCategories: 'stacked-categories',
} as const
