import type { Slot } from '#shared/content/content.ts'
import { IN_PRODUCT_PAGE } from '#shared/content/slot-template.ts'

export const PRODUCT_SLOTS = ['pdp-banner'] as const

/** Whether the modules of a product are on its own page of editors. */
export const isInProductPage = ({ template }: Pick<Slot, 'template'>) =>
  template === IN_PRODUCT_PAGE
