export const PRODUCT_SLOTS = ['pdp-banner'] as const
