import { categories } from './categories/categories.ts'
import { fixtureProducts } from './fixtures/fixtures-products.ts'
import type { SeedCategory, SeedProduct, SeedPromotion } from './model.ts'
import { productsByForm } from './products-by-form.ts'
import { promotions } from './promotions.ts'
import { withRelated } from './related-products.ts'
import { giftCards } from './specials/specials-gift-cards.ts'
import { giftSets } from './specials/specials-gifts.ts'
import { holders } from './specials/specials-holders.ts'
import { setsAndBundles } from './specials/specials-sets.ts'
import { warmers } from './specials/specials-warmers.ts'

export interface Catalog {
  products: SeedProduct[]
  categories: SeedCategory[]
  promotions: SeedPromotion[]
}

export const catalog: Catalog = {
  products: withRelated([
    ...productsByForm(),
    ...holders(),
    ...warmers(),
    ...giftSets(),
    ...setsAndBundles(),
    ...giftCards(),
    ...fixtureProducts(),
  ]),
  categories,
  promotions,
}
