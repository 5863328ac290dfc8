import type { FormId, Localized, SeedPrice, SiteId } from './model.ts'

export interface FormSize {
  /** Value of the variation attribute `size`, and how large the vessel is drawn. */
  id: 'travel' | 'full' | 'large'
  /** Ends a variant's id. */
  suffix: string
  name: Localized
  /** What is printed on the vessel. */
  measure: Localized
  price: Record<SiteId, SeedPrice>
}

/** A kind of product; its text is the half of a product's text that the fragrance leaves out. */
export interface ProductForm {
  id: FormId
  /** Two digits of a product's id. */
  code: string
  category: string
  /** English puts the fragrance before it, French after it: both names stand as they are. */
  name: Localized
  /** One sentence under the title. */
  summary: Localized
  overview: Localized
  facts: Localized[]
  usage: Localized
  safety?: Localized
  /** Ingredient list in the international nomenclature, which is not translated. */
  ingredients: string
  /** Ingredients that a state or province wants named, with the authority's page. */
  designated: { name: string; url: string }[]
  /** More than one makes the product a master. */
  sizes: FormSize[]
  limit: { web: number; bopis: number }
  pickup: boolean
  autoRefresh: boolean
  views: number
}
