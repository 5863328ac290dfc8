import type { Callout } from '#shared/contract/product.ts'

import type { PromotionRanks } from '../cache/stored-values.ts'
import type { WirePromotion } from '../commerce/promotions.ts'
import { plainText, type ContentMapper } from './content-mapper.ts'

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
  details: ReadonlyMap<string, WirePromotion>
  mapper: Pick<ContentMapper, 'html'>
}

/** A product page's callouts: the one with the lowest rank number, and those that are always shown. */
export function productCallouts(
  promotions: readonly WireProductPromotion[],
  { ranks, details, mapper }: CalloutSources,
): Callout[] {
  return ranked(promotions, ranks)
    .filter(
      ({ promotionId }, index) =>
        index === 0 || details.get(promotionId)?.c_alwaysShowCalloutMsg === true,
    )
    .map(({ promotionId, message }) => ({
      promotionId,
      message: message ?? '',
      details: mapper.html(details.get(promotionId)?.details),
    }))
}
