import * as v from 'valibot'

import type { Bag, BagLine } from '#shared/bag/bag.ts'
import { ProductId } from '#shared/product/product.ts'

import type { WireBasket } from './wire-basket.ts'
import { MOST_NOT_ADDED, type NotAdded } from '../session/session-state.ts'
import type { Edge } from '../http/edge.ts'

type NotAddedFields = Pick<WireBasket, 'c_notAddedError' | 'c_notAdded'>

/**
 * The items that a basket reports as left out. Null if there are none.
 * @param wanted what was requested, for a service that does not name what it has left out
 */
export function notAddedOf(
  { c_notAddedError: error, c_notAdded: listed }: NotAddedFields,
  wanted: readonly NotAdded[] | null,
): NotAdded[] | null {
  if (!error) return null
  const named = (listed?.productItems ?? []).flatMap(({ productId, quantity }) => {
    const id = v.safeParse(ProductId, productId)
    return id.success && quantity > 0 ? [{ productId: id.output, quantity }] : []
  })
  const items = listed ? named : wanted
  return items && items.slice(0, MOST_NOT_ADDED)
}

/** The bag's notice about them, with names in the page's locale. Products without a known name are left out. */
export async function namedNotAdded(
  { session, catalog }: Pick<Edge, 'session' | 'catalog'>,
  lines: readonly BagLine[],
): Promise<Pick<Bag, 'notAdded'>> {
  const notAdded = session.state?.notAdded
  if (!notAdded) return {}
  const ids = notAdded.map(({ productId }) => productId)
  const unknown = ids.filter((id) => !lines.some(({ productId }) => productId === id))
  const tiles = unknown.length > 0 ? await catalog.getTiles({ ids: unknown }).catch(() => []) : []
  const names = new Map<string, string>([
    ...tiles.map(({ id, name }) => [id, name] as const),
    ...lines.map(({ productId, name }) => [productId, name] as const),
  ])
  return {
    notAdded: notAdded.flatMap(({ productId, quantity }) => {
      const name = names.get(productId)
      return name === undefined ? [] : [{ name, quantity }]
    }),
  }
}
