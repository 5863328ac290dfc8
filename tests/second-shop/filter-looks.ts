import type { DotColors } from '#shared/listing/shop-catalog.ts'

export const openFilters: readonly string[] = ['size', 'color']

/** No filter has dots. */
export const dottedFilter: string = ''
export const dotColors: DotColors = {}
