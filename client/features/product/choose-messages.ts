import type { VariationAttribute } from '#shared/contract/product.ts'

/** What is said while an attribute is open. */
export const chooseMessages = {
  size: 'product.chooseSize',
  fragrance: 'product.chooseFragrance',
  color: 'product.chooseColor',
} as const satisfies Record<VariationAttribute['id'], FormatjsIntl.Message['ids']>
