import * as v from 'valibot'

import { prepare, rowsOf, type Sql } from '../../sql.ts'
import type { Visitor } from './interests.ts'
import type { Strategy } from './recommenders.ts'
import {
  alike,
  besideSameScent,
  lastInterests,
  mostSeen,
  ofFamilies,
  topOfCategory,
  topOfLastCategory,
} from './statements.ts'

/** More than any page shows. */
export const MOST = 24

export interface Choice {
  siteId: Visitor['siteId']
  cookieId: string | undefined
  productIds: string[]
  categoryIds: string[]
}

const IdRow = v.object({ id: v.string() })

/**
 * Recommended products, the best first. A product is not recommended with itself, nor a master with
 * its variant.
 */
export async function choose(db: D1Database, strategy: Strategy, choice: Choice) {
  const ask = async (statement: Sql) =>
    rowsOf(IdRow, await prepare(db, statement).all()).map((row) => row.id)
  const chosen = [...new Set(await strategies[strategy](choice, ask))]
  const own = choice.productIds.length > 0 ? await ask(ofFamilies(chosen, choice.productIds)) : []
  return without(own, chosen).slice(0, MOST)
}

type Ask = (statement: Sql) => Promise<string[]>

const strategies: Record<Strategy, (choice: Choice, ask: Ask) => Promise<string[]>> = {
  viewed: (choice, ask) => ask(lastInterests(choice, ['viewed'])),
  alike: async (choice, ask) => {
    const anchors = await anchorsOf(choice, ask, ['viewed', 'added'])
    return anchors.length > 0 ? ask(alike(choice.siteId, anchors)) : ask(topOfCategory(choice))
  },
  'same-scent': async (choice, ask) => {
    const anchors = await anchorsOf(choice, ask, ['viewed', 'added'])
    return anchors.length > 0 ? ask(besideSameScent(choice.siteId, anchors)) : []
  },
  category: async (choice, ask) => {
    const own = choice.categoryIds.length > 0 ? [] : await ask(topOfLastCategory(choice))
    return own.length > 0 ? own : ask(topOfCategory(choice))
  },
  popular: async (choice, ask) => [
    ...(await ask(mostSeen(choice.siteId))),
    ...(await ask(topOfCategory(choice))),
  ],
  'beside-bag': async (choice, ask) => {
    const anchors = await anchorsOf(choice, ask, ['added'])
    const beside = anchors.length > 0 ? await ask(besideSameScent(choice.siteId, anchors)) : []
    return without(anchors, [...beside, ...(await ask(topOfCategory(choice)))])
  },
}

/** The products of the request, or the visitor's latest. */
const anchorsOf = async (choice: Choice, ask: Ask, kinds: ('viewed' | 'added')[]) =>
  choice.productIds.length > 0
    ? choice.productIds
    : (await ask(lastInterests(choice, kinds))).slice(0, 5)

const without = (unwanted: string[], ids: string[]) => ids.filter((id) => !unwanted.includes(id))
