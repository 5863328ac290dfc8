import type { Callout } from '#shared/product/product.ts'

import type { PromotionRanks, StoredPromotion } from './cache.ts'
import { plainText } from '../markup/content-mapper.ts'

interface WireProductPromotion {
  promotionId: string
  calloutMsg?: string | undefined
}

/** Sorts by rank. Promotions without a rank come last; without any ranks the order is unchanged. */
function ranked(promotions: readonly WireProductPromotion[], ranks: PromotionRanks | null) {
  const rankOf = ({ promotionId }: WireProductPromotion) => ranks?.[promotionId] ?? Infinity
  return promotions
    .map((promotion) => ({ ...promotion, message: plainText(promotion.calloutMsg) }))
    .filter(({ message }) => message !== null)
    .toSorted((one, other) => compare(rankOf(one), rankOf(other)))
}

const compare = (one: number, other: number) => (one === other ? 0 : one - other)

/** A tile's callout: the one with the lowest rank number. */
export const tileCallout = (
  promotions: readonly WireProductPromotion[],
  ranks: PromotionRanks | null,
) => ranked(promotions, ranks)[0]?.message ?? null

interface CalloutSources {
  ranks: PromotionRanks | null
  /** Those that are known, by id. */
  known: ReadonlyMap<string, StoredPromotion>
}

/** A product page's callouts: the one with the lowest rank number, and those that are always shown. */
export function productCallouts(
  promotions: readonly WireProductPromotion[],
  { ranks, known }: CalloutSources,
): Callout[] {
  return ranked(promotions, ranks)
    .filter(
      ({ promotionId }, index) => index === 0 || known.get(promotionId)?.isAlwaysShown === true,
    )
    .map(({ promotionId, message }) => ({
      promotionId,
      message: message ?? '',
      details: known.get(promotionId)?.details ?? null,
    }))
}

/** The callout of one promotion. Null if there is none, or if it is not known. */
export function promotionCallout(
  promotionId: string | null,
  known: CalloutSources['known'],
): Callout | null {
  const { callout: message, details } = known.get(promotionId ?? '') ?? {}
  if (promotionId === null || !message) return null
  return { promotionId, message, details: details ?? null }
}
