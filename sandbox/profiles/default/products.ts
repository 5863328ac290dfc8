import { fixtureProducts } from '../../catalog/fixtures/fixtures-products.ts'
import type { SeedProduct } from '../../catalog/model.ts'
import { productsByForm } from '../../catalog/products/products-by-form.ts'
import { withRelated } from '../../catalog/products/related-products.ts'
import { giftCards } from '../../catalog/products/specials-gift-cards.ts'
import { giftSets } from '../../catalog/products/specials-gifts.ts'
import { holders } from '../../catalog/products/specials-holders.ts'
import { setsAndBundles } from '../../catalog/products/specials-sets.ts'
import { warmers } from '../../catalog/products/specials-warmers.ts'

export const products = (): SeedProduct[] =>
  withRelated([
    ...productsByForm(),
    ...holders(),
    ...warmers(),
    ...giftSets(),
    ...setsAndBundles(),
    ...giftCards(),
    ...fixtureProducts(),
  ])
