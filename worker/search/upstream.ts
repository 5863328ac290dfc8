import * as v from 'valibot'

import type { CommerceClient } from '../upstream/commerce-client.ts'
import { searchFamilies } from './families.ts'
import { wirePhrase } from '../upstream/wire-phrase.ts'

const Phrases = v.optional(v.array(v.object({ phrase: v.string() })), [])

const Terms = v.optional(
  v.array(
    v.object({
      originalTerm: v.string(),
      terms: v.optional(v.array(v.object({ value: v.string() })), []),
    }),
  ),
  [],
)

/** The suggestions that the merchant has added. */
const OwnSuggestions = v.optional(
  v.object({
    suggestedPhrases: Phrases,
    c_popularSearches: v.nullish(v.array(v.string())),
    c_pages: v.nullish(v.array(v.object({ name: v.string(), url: v.string() }))),
  }),
)

/** Every block is missing if there is nothing in it. */
const WireSuggestions = v.object({
  searchPhrase: v.string(),
  productSuggestions: v.optional(
    v.object({
      suggestedTerms: Terms,
      suggestedPhrases: Phrases,
      products: v.optional(v.array(v.object({ productId: v.string() })), []),
    }),
  ),
  categorySuggestions: v.optional(
    v.object({
      suggestedTerms: Terms,
      suggestedPhrases: Phrases,
      categories: v.optional(v.array(v.object({ id: v.string(), name: v.string() })), []),
    }),
  ),
  /** The name in the types of the SDK. */
  customSuggestion: OwnSuggestions,
  /** The name that merchants use (spec 1 §3). */
  customSuggestions: OwnSuggestions,
})
export type WireSuggestions = v.InferOutput<typeof WireSuggestions>
export type WireTerms = v.InferOutput<typeof Terms>

/** How many suggestions of each kind are requested. */
const LIMIT = 5

/** The phrase that requests what is popular (spec 1 §7). */
const POPULAR = 'get sidebar recommendations'

/** @param phrase at least 3 characters; null requests the popular searches */
export const readSearchSuggestions = (
  commerce: CommerceClient,
  phrase: string | null,
  signal: AbortSignal | undefined,
) =>
  commerce.read({
    family: searchFamilies.suggestions,
    operation: 'getSearchSuggestions',
    path: '/search-suggestions',
    query: {
      q: wirePhrase(phrase ?? POPULAR),
      limit: LIMIT,
      locale: commerce.locale,
      currency: commerce.site.currency,
    },
    schema: WireSuggestions,
    signal,
  })
