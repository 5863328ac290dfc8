import type { DotColors } from '#shared/listing/shop-catalog.ts'

/** The filters that are open at first. */
export const openFilters: readonly string[] = ['size', 'color']

/** The filter whose values have dots, and their colors in the theme: none. */
export const dottedFilter: string = ''
export const dotColors: DotColors = {}
