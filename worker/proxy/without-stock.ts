import { LOW_STOCK } from '#shared/product/judge-fulfillment.ts'

/** SCAPI's fields for units in stock, wherever a response has them. */
const STOCK_FIELDS = new Set(['ats', 'stockLevel'])

/** One more than what the shop says exactly. */
const PLENTY = LOW_STOCK + 1

/**
 * A replacer for `JSON.stringify`: stock is no larger than "more than a few". The exact numbers of a shop tell its competitors what
 * it sells. Whether something can be ordered stands beside them.
 */
export const withoutStock = (field: string, value: unknown) =>
  STOCK_FIELDS.has(field) && typeof value === 'number' ? Math.min(value, PLENTY) : value
