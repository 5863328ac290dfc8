import * as v from 'valibot'

import { prepare, parseRows, type Sql } from '../platform/sql.ts'
import type { Strategy } from './recommenders.ts'
import {
  similarProducts,
  sameLineOtherForms,
  lastInterests,
  mostViewed,
  ofFamilies,
  type SelectionInput,
  topOfCategory,
  topOfEachCategory,
  topOfLastCategory,
} from './statements.ts'

/** More than any page shows. */
export const MAX_PRODUCTS = 24

const IdRow = v.object({ id: v.string() })

/**
 * Recommended products, the best first. A product is not recommended with itself, nor a master with
 * its variant.
 */
export async function chooseProducts(db: D1Database, strategy: Strategy, choice: SelectionInput) {
  const query = async (statement: Sql) =>
    parseRows(IdRow, await prepare(db, statement).all()).map((row) => row.id)
  const chosen = [...new Set(await strategies[strategy](choice, query))]
  const own = choice.productIds.length > 0 ? await query(ofFamilies(chosen, choice.productIds)) : []
  return without(own, chosen).slice(0, MAX_PRODUCTS)
}

type Query = (statement: Sql) => Promise<string[]>

const strategies: Record<Strategy, (choice: SelectionInput, query: Query) => Promise<string[]>> = {
  viewed: (choice, query) => query(lastInterests(choice, ['viewed'])),
  alike: async (choice, query) => {
    const anchors = await findAnchors(choice, query, ['viewed', 'added'])
    return anchors.length > 0
      ? query(similarProducts(choice.siteId, anchors))
      : query(topOfCategory(choice))
  },
  'same-line': async (choice, query) => {
    const anchors = await findAnchors(choice, query, ['viewed', 'added'])
    return anchors.length > 0 ? query(sameLineOtherForms(choice.siteId, anchors)) : []
  },
  category: async (choice, query) => {
    const own = choice.categoryIds.length > 0 ? [] : await query(topOfLastCategory(choice))
    return own.length > 0 ? own : query(topOfCategory(choice))
  },
  'each-shelf': (choice, query) => query(topOfEachCategory(choice)),
  popular: async (choice, query) => [
    ...(await query(mostViewed(choice.siteId))),
    ...(await query(topOfCategory(choice))),
  ],
  'beside-bag': async (choice, query) => {
    const anchors = await findAnchors(choice, query, ['added'])
    const beside = anchors.length > 0 ? await query(sameLineOtherForms(choice.siteId, anchors)) : []
    return without(anchors, [...beside, ...(await query(topOfCategory(choice)))])
  },
}

/** The products of the request, or the visitor's latest. */
const findAnchors = async (choice: SelectionInput, query: Query, kinds: ('viewed' | 'added')[]) =>
  choice.productIds.length > 0
    ? choice.productIds
    : (await query(lastInterests(choice, kinds))).slice(0, 5)

const without = (unwanted: string[], ids: string[]) => ids.filter((id) => !unwanted.includes(id))
