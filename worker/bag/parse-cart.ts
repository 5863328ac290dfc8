import * as v from 'valibot'

import { parseLeniently } from '../upstream/parse-usable.ts'
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
  const given = v.safeParse(Given, body)
  if (!given.success || !output) return null
  const { productItems, giftCertificateItems } = given.output
  const isWhole =
    productItems.length === output.productItems.length &&
    giftCertificateItems.length === output.giftCertificateItems.length
  return isWhole ? output : null
}

const Items = v.optional(v.array(v.unknown()), [])
const Given = v.object({ productItems: Items, giftCertificateItems: Items })
