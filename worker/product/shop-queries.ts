import * as v from 'valibot'

import { queries } from '#shop/queries.ts'
import type { Catalog } from '#shared/catalog.ts'
import { DEFAULT_SORTING, PAGE_SIZE } from '#shared/listing/page-parameters.ts'
import type { ShopQuery } from '#shared/shop-query.ts'

import { ownQuery } from './cache.ts'
import { mapHit } from './map-tile.ts'
import { searchProducts } from './product-search-calls.ts'
import { plainText } from '../markup/content-mapper.ts'
import type { ReaderSources } from '../cache/reader-sources.ts'
import { notFound, valueOr } from '../cache/value-or.ts'
import { parseInput } from '../http/input.ts'

const known: Readonly<Record<string, ShopQuery>> = queries

/** @throws {ProblemError} `not-found` for a query that the shop does not have */
const queryNamed = (name: string): ShopQuery =>
  (Object.hasOwn(known, name) ? known[name] : undefined) ?? notFound()

/** Reads the answers to the shop's own queries. Nothing waits for them. */
export function shopQueryReader({
  commerce,
  cache,
  mapper,
}: ReaderSources): Pick<Catalog, 'getShopData'> {
  async function search(refinements: Readonly<Record<string, string>>, signal: AbortSignal) {
    const { hits, refinements: offered } = await searchProducts(
      commerce,
      {
        phrase: null,
        categoryId: null,
        refinements: Object.entries(refinements).map(([name, value]) => [name, [value]] as const),
        sorting: DEFAULT_SORTING,
        limit: PAGE_SIZE,
        offset: 0,
      },
      signal,
    )
    return {
      products: hits.flatMap((wire) => {
        const tile = mapHit(wire, { mapper, ranks: null })
        return tile ? [{ tile, wire }] : []
      }),
      labelOf(attribute: string, value: string) {
        const values = offered.find(({ attributeId }) => attributeId === attribute)?.values
        return plainText(values?.find((each) => each.value === value)?.label)
      },
    }
  }

  return {
    async getShopData<Answer>(name: string, given: Readonly<Record<string, string>>) {
      const query = queryNamed(name)
      const input = parseInput(query.input, given)
      const reading = cache.read(ownQuery, {
        key: [mapper.site.id, mapper.locale, name, new URLSearchParams(input).toString()],
        async load(signal) {
          const sources = {
            text: plainText,
            search: (refinements: Readonly<Record<string, string>>) => search(refinements, signal),
          }
          const answer = await query.load(sources, input)
          return { answer, productIds: query.productIds(answer) }
        },
      })
      const { answer } = await valueOr(reading, () => ({ answer: query.empty, productIds: [] }))
      // The type is the one that `queries.ts` declares for this name.
      return v.parse(query.output, answer) as Answer
    },
  }
}
