import { ReviewPage } from '#shared/reviews/reviews.ts'

import { CATALOG } from '../cache/freshness.ts'
import { defineParsed, listed, tagged, type ManifestEntry } from '../cache/manifest-entry.ts'

/*
 * The pages that show reviews are cached at the edge. The reviews themselves are kept in memory only, because a request may
 * cause at most 50 others.
 */

const tagsOf = (_: ReviewPage, [, , id]: readonly string[]) => tagged('product', listed(id))

export const firstReviews: ManifestEntry<ReviewPage> = defineParsed(ReviewPage, {
  name: 'reviews',
  why: 'Every visitor of a product page sees its latest reviews. They appear hours after they were written.',
  keyParts: ['site', 'locale', 'product id'],
  tiers: ['memory'],
  ...CATALOG,
  tagsOf,
})

export const chosenReviews: ManifestEntry<ReviewPage> = defineParsed(ReviewPage, {
  name: 'chosenReviews',
  why: 'Visitors choose sorting, stars and page. Few do, and most of them the same.',
  keyParts: ['site', 'locale', 'product id', 'sorting', 'stars or empty', 'page'],
  tiers: ['memory'],
  ...CATALOG,
  tagsOf,
})

export const reviewEntries = [firstReviews, chosenReviews] as const
