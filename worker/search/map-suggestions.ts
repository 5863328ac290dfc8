import * as v from 'valibot'

import { CategoryId, type CategoryLink, type Navigation } from '#shared/listing/category.ts'
import type { ProductTile } from '#shared/product/product.ts'
import { SuggestedProduct, type Suggestions } from '#shared/search/suggestions.ts'
import { routes } from '#shared/routes.ts'
import { cleanLine } from '#shared/text/typed-text.ts'
import { withoutAccents } from '#shared/text/without-accents.ts'

import type { WireSuggestions, WireTerms } from './upstream.ts'
import { plainText, type ContentMapper } from '../markup/content-mapper.ts'

type Links = Omit<Suggestions, 'products'>

export const NO_SUGGESTIONS: Suggestions = { phrases: [], categories: [], pages: [], products: [] }

interface SuggestionSources {
  mapper: ContentMapper
  /** Null if it could not be loaded. */
  navigation: Navigation | null
}

/** Everything that commerce suggests except products. */
export const mapSuggestions = (
  wire: WireSuggestions,
  phrase: string | null,
  { mapper, navigation }: SuggestionSources,
): Links => ({
  phrases: phrasesIn(wire, phrase),
  categories: distinct([
    ...categoriesNamed(phrase, navigation),
    ...(wire.categorySuggestions?.categories ?? []).flatMap(
      (category) => toLink(category, navigation) ?? [],
    ),
  ]),
  pages: (findCustom(wire)?.c_pages ?? []).flatMap(({ name, url }) => {
    const label = plainText(name)
    const href = mapper.href(url)
    return label && href ? [{ name: label, href }] : []
  }),
})

const distinct = (categories: readonly CategoryLink[]) =>
  [
    ...new Map(categories.toReversed().map((category) => [category.id, category])).values(),
  ].toReversed()

const flattenMenu = (navigation: Navigation | null) =>
  navigation?.flatMap((top) => [top, ...top.children]) ?? []

/** The categories of the menu whose name there begins with the phrase. Other services may know them by another name. */
export function categoriesNamed(
  phrase: string | null,
  navigation: Navigation | null,
): CategoryLink[] {
  if (phrase === null) return []
  return flattenMenu(navigation)
    .filter(({ name }) => comparable(name).startsWith(comparable(phrase)))
    .map(({ id, name, path }) => ({ id, name, path }))
}

const findCustom = (wire: WireSuggestions) => wire.customSuggestions ?? wire.customSuggestion

function phrasesIn(wire: WireSuggestions, phrase: string | null) {
  const { productSuggestions: products, categorySuggestions: categories } = wire
  const own = findCustom(wire)
  const owned = listTexts(own?.suggestedPhrases)
  // The words of the product search have no accents.
  const spelled = new Map(owned.map((text) => [comparable(text), text]))
  return [
    ...listTexts(products?.suggestedPhrases).map((text) => spelled.get(comparable(text)) ?? text),
    ...owned,
    ...listTexts(categories?.suggestedPhrases),
    ...completed(products?.suggestedTerms, phrase),
    ...completed(categories?.suggestedTerms, phrase),
    ...(own?.c_popularSearches ?? []),
  ]
}

const listTexts = (phrases: readonly { phrase: string }[] = []) =>
  phrases.map(({ phrase }) => phrase)

/** The only word of a phrase, completed. Beside other words, a completed one need not be in the catalog. */
function completed(terms: WireTerms = [], phrase: string | null) {
  const [word] = terms
  return word && word.originalTerm === phrase ? word.terms.map(({ value }) => value) : []
}

/** Has the path of the category in the menu, if it is there: the shop redirects from a path by id. */
function toLink(
  { id, name }: { id: string; name: string },
  navigation: Navigation | null,
): CategoryLink | null {
  const categoryId = v.safeParse(CategoryId, id)
  const label = plainText(name)
  if (!categoryId.success || !label) return null
  const known = flattenMenu(navigation).find((link) => link.id === id)
  const path = known?.path ?? routes.category.href({ categoryId: categoryId.output })
  return { id: categoryId.output, name: label, path }
}

/** As many suggestions of all kinds together are shown. If there are more, they are cut to nine (spec 1 §5). */
const MAX_SUGGESTIONS = 10
const CUT = 9

const MAX_TEXT = 100

/**
 * The suggestions that are shown. The phrase itself is not suggested, but a category or page of that name is. Of several that differ only in letter case or accents
 * one is kept: a category before a phrase, because a category is a page and a phrase is one more search.
 */
export function selectSuggestions(all: Links, phrase: string | null): Links {
  const typed = comparable(phrase ?? '')
  const seen = new Set<string>()
  const isNew = (name: string) => {
    const folded = comparable(name)
    if (seen.has(folded)) return false
    seen.add(folded)
    return true
  }
  const categories = all.categories.filter(({ name }) => isNew(name))
  const phrases = all.phrases
    .flatMap((text) => plainText(text.slice(0, MAX_TEXT)) ?? [])
    .filter((text) => comparable(text) !== typed && isNew(text))
  const pages = all.pages.filter(({ name }) => isNew(name))

  const count = categories.length + phrases.length + pages.length
  let room = count > MAX_SUGGESTIONS ? CUT : count
  const take = <Suggestion>(suggestions: Suggestion[]) => {
    const taken = suggestions.slice(0, room)
    room -= taken.length
    return taken
  }
  return { categories: take(categories), phrases: take(phrases), pages: take(pages) }
}

/** Letter case, accents and the kind of a space do not count. */
const comparable = (text: string) => withoutAccents(cleanLine(text)).toLowerCase()

/** The fields of a tile that a suggestion shows. */
export const toSuggestedProduct = (tile: ProductTile) => v.parse(SuggestedProduct, tile)
