import type { ContentAsset } from '#shared/content/content.ts'
import { withoutAccents } from '#shared/text/without-accents.ts'

interface BannerContext {
  /** The search phrase; null without a search. */
  phrase: string | null
  productId: string | null
  /** The preference of that name; if it is off, no banner is chosen by phrase. */
  EnableSearchBanner: boolean
}

/**
 * The matching banner of a slot (spec 3 §2.5): one with the whole phrase among its keywords or the page's
 * product among its products, otherwise the first without keywords and products.
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

/** Ignores case, accents and outer whitespace, in which shoppers and editors differ. */
const comparable = (text: string) => withoutAccents(text.trim()).toLowerCase()
