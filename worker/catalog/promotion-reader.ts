import { promotion } from '../cache/promotion-entries.ts'
import type { StoredPromotion } from '../cache/stored-values.ts'
import { MAX_PROMOTIONS, readPromotions, type WirePromotion } from '../commerce/promotions.ts'
import { plainText, type ContentMapper } from './content-mapper.ts'
import type { ReaderSources } from './reader-sources.ts'

/** The promotions that are known by their ids, and whether those are all that exist. */
interface KnownPromotions {
  byId: ReadonlyMap<string, StoredPromotion>
  isComplete: boolean
}

/**
 * Reads what a product does not say about its promotions. Nothing waits for commerce: what no cache has is loaded in the
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
