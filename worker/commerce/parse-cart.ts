import * as v from 'valibot'

import { parseLeniently } from './parse-usable.ts'
import type { WireCart } from './wire-basket.ts'

/**
 * Parses a basket or an order without fields that do not match the contract, if the shop can do without them. Null if
 * a line could not be read: a bag must never lack an item that will be charged.
 */
export function parseCart<Cart extends WireCart>(
  schema: v.GenericSchema<unknown, Cart>,
  body: unknown,
): Cart | null {
  const { output } = parseLeniently(schema, body)
  const given = v.safeParse(v.object({ productItems: v.optional(v.array(v.unknown()), []) }), body)
  const isWhole = given.success && given.output.productItems.length === output?.productItems.length
  return isWhole ? output : null
}
