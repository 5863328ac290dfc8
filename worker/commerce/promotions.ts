import * as v from 'valibot'

import type { CommerceClient } from './commerce-client.ts'
import { listOf } from './list-of.ts'

const Promotion = v.object({
  id: v.string(),
  calloutMsg: v.optional(v.string()),
  details: v.optional(v.string()),
  c_alwaysShowCalloutMsg: v.nullish(v.boolean()),
})
export type WirePromotion = v.InferOutput<typeof Promotion>

const Promotions = listOf(Promotion)

/** The service calls the promotion id `ID` here and `id` everywhere else (spec 2 §7). */
const Ranks = listOf(
  v.pipe(
    v.object({ ID: v.optional(v.string()), id: v.optional(v.string()), rank: v.number() }),
    v.transform(({ ID, id = ID, rank }) => ({ id, rank })),
    v.object({ id: v.string(), rank: v.number() }),
  ),
)

/** More are not in one call. */
export const MAX_PROMOTIONS = 50

/** Reads promotions by id. Unknown and disabled ones are left out. */
export async function readPromotions(
  commerce: CommerceClient,
  ids: readonly string[],
  signal: AbortSignal | undefined,
): Promise<WirePromotion[]> {
  return commerce.read({
    family: 'promotions',
    operation: 'getPromotions',
    path: '/promotions',
    query: { ids: ids.slice(0, MAX_PROMOTIONS).join(','), locale: commerce.locale },
    schema: Promotions,
    signal,
  })
}

/** Reads the rank of each promotion by its id. The lowest rank comes first. */
export async function readPromotionRanks(
  commerce: CommerceClient,
  signal: AbortSignal | undefined,
): Promise<Record<string, number>> {
  const found = await commerce.read({
    family: 'ranks',
    operation: 'getRanks',
    path: '/rank',
    schema: Ranks,
    signal,
  })
  return Object.fromEntries(found.map(({ id, rank }) => [id, rank]))
}
