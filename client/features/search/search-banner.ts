import type { ContentAsset } from '#shared/contract/content.ts'

interface BannerContext {
  /** The search phrase; null where nothing is searched for. */
  phrase: string | null
  productId: string | null
  /** The preference of that name; without it no banner is chosen by phrase. */
  EnableSearchBanner: boolean
}

/**
 * The graphic of a slot that fits (spec 3 §2.5): one whose keywords hold the whole phrase, or whose
 * products hold the page's; otherwise the first that was not meant for certain phrases or products.
 */
export function chooseBanner(assets: readonly ContentAsset[], context: BannerContext) {
  const { phrase, productId, EnableSearchBanner } = context
  const wanted = phrase === null ? '' : comparable(phrase)
  return (
    assets.find(
      ({ searchKeywords, productIds }) =>
        (EnableSearchBanner &&
          wanted !== '' &&
          searchKeywords?.some((word) => comparable(word) === wanted)) ||
        (productId !== null && productIds?.includes(productId)),
    ) ??
    assets.find(({ searchKeywords, productIds }) => !searchKeywords?.length && !productIds?.length)
  )
}

/** Without case, accents and outer space: how a shopper types is not how an editor writes. */
const comparable = (text: string) =>
  text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
