import { categories } from '../catalog/categories/categories.ts'
import type { SeedCategory, SeedProduct, SeedPromotion } from '../catalog/model.ts'
import { currentName, type ProfileName, profile } from '../profiles/current.ts'
import { products as defaultProducts } from '../profiles/default/products.ts'
import { categories as stockCategories } from '../profiles/stock/categories.ts'
import { products as stockProducts } from '../profiles/stock/products.ts'

interface Catalog {
  products: SeedProduct[]
  categories: SeedCategory[]
  promotions: readonly SeedPromotion[]
}

const assortments: Record<ProfileName, () => Omit<Catalog, 'promotions'>> = {
  default: () => ({ products: defaultProducts(), categories }),
  stock: () => ({ products: stockProducts(), categories: stockCategories }),
}

/** The catalog of the profile. */
export const catalog: Catalog = { ...assortments[currentName](), promotions: profile.promotions }
