import type { VariationAttribute } from '#shared/product/product.ts'

/** The prompts for attributes that are not chosen yet. */
export const chooseMessages = {
  size: 'product.chooseSize',
  fragrance: 'product.chooseFragrance',
  color: 'product.chooseColor',
} as const satisfies Record<VariationAttribute['id'], FormatjsIntl.Message['ids']>
