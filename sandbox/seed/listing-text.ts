import type { SeedCategory, SeedProduct } from '../catalog/model.ts'
import type { Json, Localized } from '../platform/localized.ts'
import type { Language } from '../platform/site.ts'
import { profile } from '../profiles/current.ts'
import { joinWords } from '../search/words.ts'
import { normalizeText } from '../platform/normalize-text.ts'

const MIN_WORD_CHARACTERS = 3

/**
 * The text of a listing by column, in the order of the index. It is found by the names of its categories as well, but
 * after products that are named so.
 */
export function listingText(product: SeedProduct, categories: readonly SeedCategory[]): string[] {
  return [
    product.name.en,
    product.name.fr,
    keywords(product, 'en'),
    keywords(product, 'fr'),
    [description(product, 'en'), ...categoryTexts(categories, 'en')].join(' '),
    [description(product, 'fr'), ...categoryTexts(categories, 'fr')].join(' '),
  ]
}

/** The names and titles of the menu, and each of them as one word. */
const categoryTexts = (categories: readonly SeedCategory[], language: Language) =>
  menuTexts(categories, language).flatMap((text) => [text, joinWords(text)])

const menuTexts = (categories: readonly SeedCategory[], language: Language) =>
  categories
    .filter(({ inNavigation }) => inNavigation)
    .flatMap(({ name, custom }) => [name[language], getText(custom['c_title'], language)])

function keywords(product: SeedProduct, language: Language) {
  const choices = (product.variationAttributes ?? []).flatMap(({ values }) =>
    values.map(({ name }) => name[language]),
  )
  const said = [product.custom['c_form'], ofLine(product, 'name')].map((value) =>
    getText(value, language),
  )
  const texts = [product.keywords?.[language] ?? '', product.id, ...said, ...choices]
  return texts.join(' ')
}

const description = (product: SeedProduct, language: Language) =>
  [
    product.shortDescription[language],
    product.longDescription[language],
    getText(ofLine(product, 'description'), language),
  ]
    .join(' ')
    .replaceAll(/<[^<>]*>/g, ' ')

/** A text about the product's line, in a shop whose products have lines. */
const ofLine = ({ custom }: SeedProduct, part: 'name' | 'description') =>
  profile.line && custom[profile.line[part]]

function getText(value: Json | Localized | undefined, language: Language): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ''
  const text =
    language in value ? Object.entries(value).find(([name]) => name === language)?.[1] : ''
  return typeof text === 'string' ? text : ''
}

interface Word {
  uses: number
  /** With its accents, in lower case. */
  spelling: string
}

/** Counts the words of names, keywords and the menu by language, to complete and correct search terms. */
export class Vocabulary {
  readonly #words = { en: new Map<string, Word>(), fr: new Map<string, Word>() }

  addListing([nameEn = '', nameFr = '', keywordsEn = '', keywordsFr = '']: string[]) {
    this.#count('en', `${nameEn} ${keywordsEn}`)
    this.#count('fr', `${nameFr} ${keywordsFr}`)
  }

  addCategories(categories: readonly SeedCategory[]) {
    for (const language of ['en', 'fr'] as const)
      this.#count(language, menuTexts(categories, language).join(' '))
  }

  rows() {
    return (['en', 'fr'] as const).flatMap((language) =>
      Array.from(this.#words[language], ([word, { uses, spelling }]) => [
        language,
        word,
        uses,
        spelling,
      ]),
    )
  }

  #count(language: Language, text: string) {
    const known = this.#words[language]
    for (const [spelling] of text.toLowerCase().matchAll(/[\p{Letter}\p{Mark}\p{Number}]+/gu)) {
      const word = normalizeText(spelling)
      if (word.length < MIN_WORD_CHARACTERS || /\d/.test(word)) continue
      const before = known.get(word)
      known.set(word, { uses: (before?.uses ?? 0) + 1, spelling: before?.spelling ?? spelling })
    }
  }
}
