import * as v from 'valibot'

import { ReviewPage } from '#shared/reviews/reviews.ts'
import { ListedProof, Post, SocialProof } from '#shared/reviews/voices.ts'

import { CATALOG } from '../cache/freshness.ts'
import { defineParsed, listed, tagged, type ManifestEntry } from '../cache/manifest-entry.ts'

/*
 * Pages that show these values are cached at the edge. The values themselves are kept in memory only, because a request
 * may cause at most 50 others.
 */

const ofProduct = ([, , id]: readonly string[]) => tagged('product', listed(id))

export const firstReviews: ManifestEntry<ReviewPage> = defineParsed(ReviewPage, {
  name: 'reviews',
  why: 'Every visitor of a product page sees its latest reviews. They appear hours after they were written.',
  keyParts: ['site', 'locale', 'product id'],
  tiers: ['memory'],
  ...CATALOG,
  tagsOf: (_, key) => ofProduct(key),
})

export const chosenReviews: ManifestEntry<ReviewPage> = defineParsed(ReviewPage, {
  name: 'chosenReviews',
  why: 'Visitors choose sorting, stars and page. Few do, and most of them the same.',
  keyParts: ['site', 'locale', 'product id', 'sorting', 'stars or empty', 'page'],
  tiers: ['memory'],
  ...CATALOG,
  tagsOf: (_, key) => ofProduct(key),
})

export const socialProof: ManifestEntry<SocialProof | null> = defineParsed(
  v.nullable(SocialProof),
  {
    name: 'socialProof',
    why: 'The count is the same for every visitor, and need not be exact.',
    keyParts: ['site', 'locale', 'product id'],
    tiers: ['memory'],
    ...CATALOG,
    tagsOf: (_, key) => ofProduct(key),
  },
)

export const listedProof: ManifestEntry<ListedProof> = defineParsed(ListedProof, {
  name: 'listedProof',
  why: 'Without a visitor’s id it is the same for every visitor of the list, and need not be exact.',
  keyParts: ['site', 'locale', 'product ids'],
  tiers: ['memory'],
  ...CATALOG,
  tagsOf: (said) => tagged('product', new Set(Object.keys(said))),
})

export const gallery: ManifestEntry<Post[]> = defineParsed(v.array(Post), {
  name: 'gallery',
  why: 'Approved pictures of a product change rarely, and every visitor of its page sees them.',
  keyParts: ['site', 'locale', 'product id'],
  tiers: ['memory'],
  ...CATALOG,
  tagsOf: (_, key) => ofProduct(key),
})

export const reviewEntries = [
  firstReviews,
  chosenReviews,
  socialProof,
  listedProof,
  gallery,
] as const
