import * as v from 'valibot'

import type { CommerceClient } from '../upstream/commerce-client.ts'
import { productFamilies } from './families.ts'
import { listOf } from '../upstream/list-of.ts'
import { type PromotionRanks, type StoredPromotion, promotion, promotionRanks } from './cache.ts'
import { type ContentMapper, plainText } from '../markup/content-mapper.ts'
import type { ReaderSources } from '../cache/reader-sources.ts'
import { AbsentApi } from '../upstream/absent-api.ts'

const Promotion = v.object({
  id: v.string(),
  calloutMsg: v.optional(v.string()),
  details: v.optional(v.string()),
  c_alwaysShowCalloutMsg: v.nullish(v.boolean()),
})
type WirePromotion = v.InferOutput<typeof Promotion>

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
const MAX_PROMOTIONS = 50

/** Reads promotions by id. Unknown and disabled ones are left out. */
async function readPromotions(
  commerce: CommerceClient,
  ids: readonly string[],
  signal: AbortSignal | undefined,
): Promise<WirePromotion[]> {
  return commerce.read({
    family: productFamilies.promotions,
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
    family: productFamilies.ranks,
    operation: 'getRanks',
    path: '/rank',
    schema: Ranks,
    signal,
  })
  return Object.fromEntries(found.map(({ id, rank }) => [id, rank]))
}

/** The promotions that are known by their ids, and whether those are all that exist. */
interface KnownPromotions {
  byId: ReadonlyMap<string, StoredPromotion>
  isComplete: boolean
}

/**
 * Reads the details of promotions that products lack. Nothing waits for commerce: missing promotions are loaded in the
 * background, all in one call, for the next reader.
 */
export const promotionReader =
  ({ commerce, lasting, mapper }: ReaderSources) =>
  async (ids: readonly string[]): Promise<KnownPromotions> => {
    const keyOf = (id: string) => [mapper.site.id, mapper.locale, id]
    const found = await Promise.all(
      ids.slice(0, MAX_PROMOTIONS).map(async (id) => {
        const stored = await lasting.find(promotion, keyOf(id))
        return { id, stored }
      }),
    )

    const outdated = found.flatMap(({ id, stored }) => (stored?.outcome === 'fresh' ? [] : [id]))
    let loading: Promise<WirePromotion[]> | null = null
    for (const id of outdated) {
      lasting.refresh(promotion, {
        key: keyOf(id),
        load: async (signal) => {
          loading ??= readPromotions(commerce, outdated, signal)
          const wire = (await loading).find((each) => each.id === id)
          return wire ? mapPromotion(wire, mapper) : null
        },
      })
    }
    return {
      byId: new Map(found.flatMap(({ id, stored }) => (stored?.value ? [[id, stored.value]] : []))),
      isComplete: found.every(({ stored }) => stored !== null),
    }
  }

const mapPromotion = (wire: WirePromotion, mapper: ContentMapper): StoredPromotion => ({
  callout: plainText(wire.calloutMsg),
  details: mapper.html(wire.details),
  isAlwaysShown: wire.c_alwaysShowCalloutMsg === true,
})

/** The requests that have already logged missing ranks. */
const unranked = new WeakSet<object>()

/**
 * The ranks of promotions, read fresh so that their age does not add to the age of the result. Null if the instance does not
 * have them or they cannot be loaded: the result then has the promotions of a product in the order of the service.
 */
export async function readRanks({
  commerce,
  cache,
  mapper,
  log,
}: ReaderSources): Promise<PromotionRanks | null> {
  try {
    const { value } = await cache.read(promotionRanks, {
      key: [mapper.site.id],
      load: (signal) => readPromotionRanks(commerce, signal),
      mode: 'fresh',
    })
    return value
  } catch (error) {
    // The service lists the promotions of a product by rank.
    if (error instanceof AbsentApi) return null
    // A page asks for its product and for rows of others.
    if (!unranked.has(log)) log.warn('promotion ranking is missing')
    unranked.add(log)
    return null
  }
}
