import type { Json, Localized, SeedProduct } from '../catalog/model.ts'
import type { Language } from '../sites.ts'
import { normalizeText, wordsOf } from '../search/words.ts'

const MIN_WORD_CHARACTERS = 3

/** The folded text of a listing by column, in the order of the index. */
export function listingText(product: SeedProduct): string[] {
  return [
    normalizeText(product.name.en),
    normalizeText(product.name.fr),
    keywords(product, 'en'),
    keywords(product, 'fr'),
    description(product, 'en'),
    description(product, 'fr'),
  ]
}

function keywords(product: SeedProduct, language: Language) {
  const choices = (product.variationAttributes ?? []).flatMap(({ values }) =>
    values.map(({ name }) => name[language]),
  )
  const said = [product.custom['c_form'], product.custom['c_fragranceName']].map((value) =>
    textOf(value, language),
  )
  const texts = [product.keywords?.[language] ?? '', product.id, ...said, ...choices]
  return normalizeText(texts.join(' '))
}

const description = (product: SeedProduct, language: Language) =>
  normalizeText(
    [
      product.shortDescription[language],
      product.longDescription[language],
      textOf(product.custom['c_fragranceDescription'], language),
    ]
      .join(' ')
      .replaceAll(/<[^<>]*>/g, ' '),
  )

function textOf(value: Json | Localized | undefined, language: Language): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ''
  const text =
    language in value ? Object.entries(value).find(([name]) => name === language)?.[1] : ''
  return typeof text === 'string' ? text : ''
}

/** Counts the words of names and keywords by language, to correct misspelled search terms. */
export class Vocabulary {
  readonly #uses = { en: new Map<string, number>(), fr: new Map<string, number>() }

  add([nameEn = '', nameFr = '', keywordsEn = '', keywordsFr = '']: string[]) {
    this.#count('en', `${nameEn} ${keywordsEn}`)
    this.#count('fr', `${nameFr} ${keywordsFr}`)
  }

  rows(): [Language, string, number][] {
    return [
      ...Array.from(this.#uses.en, ([word, uses]): [Language, string, number] => [
        'en',
        word,
        uses,
      ]),
      ...Array.from(this.#uses.fr, ([word, uses]): [Language, string, number] => [
        'fr',
        word,
        uses,
      ]),
    ]
  }

  #count(language: Language, text: string) {
    const uses = this.#uses[language]
    for (const word of wordsOf(text)) {
      if (word.length < MIN_WORD_CHARACTERS || /\d/.test(word)) continue
      uses.set(word, (uses.get(word) ?? 0) + 1)
    }
  }
}
