import type { SeedPrice } from './model.ts'
import type { FormId } from './picture-subject.ts'
import type { Localized } from '../platform/localized.ts'

export interface FormSize {
  /** Value of the variation attribute `size`, and the size at which the vessel is drawn. */
  id: 'travel' | 'full' | 'large'
  /** The end of a variant's id. */
  suffix: string
  name: Localized
  /** The text printed on the vessel. */
  measure: Localized
  price: Record<'us' | 'ca', SeedPrice>
}

/** A kind of product. A product's text consists of its form's text and its fragrance's text. */
export interface ProductForm {
  id: FormId
  /** Two digits of a product's id. */
  code: string
  category: string
  /** English puts the fragrance's name before it, French after it. */
  name: Localized
  /** One sentence under the title. */
  summary: Localized
  overview: Localized
  facts: Localized[]
  usage: Localized
  safety?: Localized
  /** Ingredient list in the international nomenclature, which is not translated. */
  ingredients: string
  /** Ingredients that a state or province requires to be disclosed, with the authority's page. */
  designated: { name: string; url: string }[]
  /** More than one makes the product a master. */
  sizes: FormSize[]
  limit: { web: number; bopis: number }
  pickup: boolean
  autoRefresh: boolean
  views: number
}
