import * as v from 'valibot'

import type { Locale } from '#shared/site/site.ts'

import type { Config } from '../config/env.ts'
import {
  createServiceClient,
  type Service,
  type ServiceDependencies,
} from '../upstream/service-client.ts'

/** The search service of spec 1 §7: it completes phrases, and knows what is popular. */
export interface SearchService {
  complete(phrase: string, signal: AbortSignal): Promise<Completion>
  listPopular(signal: AbortSignal): Promise<Completion>
}

export interface Completion {
  phrases: string[]
  productIds: string[]
}

/** How many results of each kind are requested (spec 1 §9). */
const TRENDING = 10
const PRODUCTS = 5
const PHRASES = 10

const Item = v.object({
  value: v.string(),
  data: v.optional(v.object({ id: v.optional(v.string()) }), {}),
})
const Items = v.array(Item)

const Autocomplete = v.object({
  sections: v.object({
    Products: v.optional(Items, []),
    'Search Suggestions': v.optional(Items, []),
  }),
})

const Pod = v.object({ response: v.object({ results: Items }) })

interface SearchContext extends ServiceDependencies<Pick<Config, 'search'>> {
  locale: Locale
}

/** Null if the locale has no index. */
export function createSearchService({
  locale,
  ...dependencies
}: SearchContext): SearchService | null {
  const { url, keys } = dependencies.config.search
  const key = keys[locale]
  if (url === null || key === undefined) return null

  const client = createServiceClient(dependencies, searchServiceAt(url))
  const readPod = async (pod: string, limit: number, signal: AbortSignal) => {
    const { response } = await client.call({
      operation: 'getPod',
      path: `/recommendations/v1/pods/${pod}`,
      query: { key, num_results: `${limit}` },
      schema: Pod,
      signal,
    })
    return response.results
  }

  return {
    async complete(phrase, signal) {
      const { sections } = await client.call({
        operation: 'autocomplete',
        path: `/autocomplete/${encodeURIComponent(phrase)}`,
        query: {
          key,
          num_results_Products: `${PRODUCTS}`,
          'num_results_Search Suggestions': `${PHRASES}`,
        },
        schema: Autocomplete,
        signal,
      })
      return toCompletion(sections['Search Suggestions'], sections.Products)
    },
    async listPopular(signal) {
      const [trending, popular] = await Promise.all([
        readPod('trending_searches', TRENDING, signal),
        readPod('popular-products', PRODUCTS, signal),
      ])
      return toCompletion(trending, popular)
    },
  }
}

const searchServiceAt = (url: string): Service<Pick<Config, 'search'>> => ({
  name: 'search',
  deadlineMs: 1_000,
  accessOf: () => ({ origin: url, headers: {} }),
})

type Items = v.InferOutput<typeof Items>

const toCompletion = (phrases: Items, products: Items): Completion => ({
  phrases: phrases.map(({ value }) => value),
  productIds: products.flatMap(({ data }) => data.id ?? []),
})
