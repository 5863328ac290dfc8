import type { DotColors } from '#shared/listing/shop-catalog.ts'

/** The filters that are open at first. */
export const openFilters: readonly string[] = ['family', 'form']

/** The filter whose values have dots. */
export const dottedFilter: string = 'family'
export const dotColors: DotColors = {
  citrus: '$gold',
  woods: '$familyWoods',
  floral: '$familyFloral',
  spice: '$familySpice',
  sea: '$familySea',
  gourmand: '$familyGourmand',
}
