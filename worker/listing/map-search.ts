import * as v from 'valibot'

import { CategoryId } from '#shared/listing/category.ts'
import { type ProductSearch, type Refinement, type SearchResult } from '#shared/search/search.ts'
import {
  attributeOf,
  DEFAULT_SORTING,
  isNamed,
  isSortingId,
  PAGE_SIZE,
  refinementOf,
  REFINEMENTS,
  type RefinementName,
} from '#shared/listing/page-parameters.ts'

import type { PromotionRanks } from '../product/cache.ts'
import type { WireRefinementValue, WireSearch } from '../product/wire-search.ts'
import { mapHit } from '../product/map-tile.ts'
import { wholeRanges } from '../product/price-ranges.ts'
import { isRange, isSearchable } from './product-search.ts'
import { plainText, type ContentMapper } from '../markup/content-mapper.ts'

/** The commerce API stops counting here when it ranks the hits. */
const COUNTED_AT_MOST = 2000

interface SearchSources {
  mapper: ContentMapper
  ranks: PromotionRanks | null
}

export function mapSearch(
  wire: WireSearch,
  search: ProductSearch,
  { mapper, ranks }: SearchSources,
): SearchResult {
  const isAnyVariant = Object.keys(search.refinements).length === 0
  const tiles = wire.hits.flatMap((hit) => mapHit(hit, { mapper, ranks, isAnyVariant }) ?? [])
  const isEmpty = tiles.length === 0 && search.page === 1
  const total = isEmpty ? 0 : (wire.total ?? tiles.length)
  const isRanked = search.phrase !== null || Object.keys(search.refinements).length > 0
  return {
    total,
    totalIsFloor: isRanked && total >= COUNTED_AT_MOST,
    page: search.page,
    pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    tiles,
    refinements: offeredBy(wire).flatMap(
      (name) => mapRefinement(name, wire, { search, mapper }) ?? [],
    ),
    ...sortingOf(wire, search),
    categories: categoriesOf(wire, search.categoryId),
    suggestedPhrase: suggestedPhraseOf(wire),
    links: linksOf(wire, mapper),
  }
}

/** The shop's own refinements in its order, then others in that of the instance, and the price last. */
function offeredBy({ refinements }: WireSearch): RefinementName[] {
  const others = refinements
    .flatMap(({ attributeId }) => refinementOf(attributeId) ?? [])
    .filter((name) => !isNamed(name))
  const named = Object.keys(REFINEMENTS).filter(isNamed)
  return [...named.filter((name) => name !== 'price'), ...new Set(others), 'price']
}

/** The values with results and the selected values. Null if there are none. */
function mapRefinement(
  name: RefinementName,
  wire: WireSearch,
  { search, mapper }: { search: ProductSearch; mapper: ContentMapper },
): Refinement | null {
  const found = wire.refinements.find(({ attributeId }) => attributeId === attributeOf(name))
  const chosen = search.refinements[name] ?? []
  const values = (found?.values ?? [])
    .map(({ value, label, hitCount }) => ({
      value,
      label: plainText(label) ?? value,
      count: hitCount,
      selected: chosen.includes(value),
    }))
    .filter(({ value, count, selected }) => (count > 0 || selected) && isSearchable(name, value))
  if (name === 'price') values.push(...wholeRanges(chosen, found?.values ?? [], mapper))
  if (!found || values.length === 0) return null
  return {
    name,
    label: plainText(found.label) ?? name,
    isSingle: values.some(({ value }) => isRange(value)),
    values,
  }
}

/** The options of this instance, and the one that it has applied. */
function sortingOf(
  { sortingOptions, selectedSortingOption: applied }: WireSearch,
  { sorting: wanted }: ProductSearch,
): Pick<SearchResult, 'sorting' | 'sortings'> {
  const sortings = sortingOptions
    .filter(({ id }) => isSortingId(id))
    .map(({ id, label }) => ({ id, label: plainText(label) ?? id }))
  const known = sortings.find(({ id }) => id === (applied ?? wanted))
  return { sorting: known?.id ?? DEFAULT_SORTING, sortings }
}

/** The subcategories of the shown category, or the top categories. */
function categoriesOf(wire: WireSearch, categoryId: CategoryId | null): SearchResult['categories'] {
  const tree = wire.refinements.find(({ attributeId }) => attributeId === 'cgid')?.values ?? []
  const shown = categoryId === null ? tree : childrenOf(categoryId, tree)
  return shown.flatMap(({ value, label, hitCount }) => {
    const id = v.safeParse(CategoryId, value)
    if (!id.success || hitCount <= 0) return []
    return [{ id: id.output, label: plainText(label) ?? id.output, count: hitCount }]
  })
}

function childrenOf(id: string, tree: readonly WireRefinementValue[]) {
  const all = tree.flatMap((top) => [top, ...top.values])
  return all.find(({ value }) => value === id)?.values ?? []
}

/** The corrected phrase. A suggestion for a phrase that is spelled as in the catalog corrects nothing. */
function suggestedPhraseOf({ searchPhraseSuggestions }: WireSearch) {
  const [first] = searchPhraseSuggestions.suggestedPhrases
  return first?.exactMatch ? null : plainText(first?.phrase)
}

const MAX_LINKS = 4

function linksOf({ c_links }: WireSearch, mapper: ContentMapper) {
  const links = (c_links ?? []).flatMap(({ name, url }) => {
    const label = plainText(name)
    const href = mapper.href(url)
    return label && href?.startsWith('/') ? [{ label, href }] : []
  })
  return links.slice(0, MAX_LINKS)
}
