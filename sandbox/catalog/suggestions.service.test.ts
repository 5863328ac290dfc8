import { expect, test } from 'vitest'

import { catalog } from '../seed/catalog.ts'
import type { Json, Localized } from '../platform/localized.ts'
import { refinements } from './products/refinements.ts'
import { newGuest } from '../tests/clients.ts'

type Language = 'en' | 'fr'

/** The names of the categories in the menu, and what it shows instead of some. */
const namesIn = (language: Language) =>
  catalog.categories
    .filter(({ inNavigation }) => inNavigation)
    .flatMap(({ id, name, custom }) => {
      const title = textOf(custom['c_title'], language)
      const isOther = title !== '' && title.toLowerCase() !== name[language].toLowerCase()
      return [name[language], ...(isOther ? [title] : [])].map((text) => [text, id] as const)
    })

const textOf = (value: Json | Localized | undefined, language: Language) =>
  typeof value === 'object' && value !== null && language in value
    ? String(Object.entries(value).find(([key]) => key === language)?.[1])
    : ''

test.each([
  ['us', 'en-US', 'en', { giftcard: 'gift-cards', HomeFragrance: 'home-fragrance' }],
  ['ca', 'fr-CA', 'fr', { cartescadeaux: 'gift-cards' }],
] as const)(
  'every name of the menu is suggested as a category and finds products on %s in %s, and is never corrected',
  async (siteId, locale, language, compounds) => {
    const { search } = await newGuest(siteId)
    const sold = catalogTexts(language)
    for (const [name, id] of namesIn(language)) {
      const typed = await search.getSearchSuggestions({ parameters: { q: name, locale } })
      const { categorySuggestions, productSuggestions, customSuggestion } = typed
      expect(categorySuggestions?.categories?.[0]?.id, name).toBe(id)
      const suggested = [productSuggestions, customSuggestion].flatMap(
        (part) => part?.suggestedPhrases ?? [],
      )
      for (const { phrase } of suggested) {
        expect(
          sold.some((text) => text.toLowerCase().includes(phrase.toLowerCase())),
          `${name}: ${phrase}`,
        ).toBe(true)
      }
    }
    for (const [q, id] of [...namesIn(language), ...Object.entries(compounds)]) {
      const found = await search.productSearch({ parameters: { q, locale, limit: 1 } })
      expect(found.total, q).toBeGreaterThan(0)
      expect(found.searchPhraseSuggestions, q).toEqual({})
      expect(found['c_links'], q).toContainEqual(expect.objectContaining({ id }))
    }
  },
)

test('completes a partial word, leaves a whole one unchanged, and suggests phrases as products are named', async () => {
  const { search } = await newGuest('us')
  const suggest = async (q: string) =>
    (await search.getSearchSuggestions({ parameters: { q, limit: 1 } })).productSuggestions

  const begun = await suggest('juniper cand')
  expect(begun?.suggestedPhrases).toBeUndefined()
  expect((await suggest('3 wick cand'))?.suggestedPhrases).toEqual([
    { phrase: '3-Wick Candle', exactMatch: false },
  ])
  expect(begun?.suggestedTerms).toMatchObject([
    { originalTerm: 'juniper', terms: [{ value: 'juniper', exactMatch: true, completed: false }] },
    {
      originalTerm: 'cand',
      terms: ['candle', 'candles'].map((value) => ({ value, exactMatch: false, completed: true })),
    },
  ])
  expect((await suggest('juniper'))?.suggestedPhrases).toEqual([
    { phrase: 'juniper', exactMatch: true },
  ])
})

test('completes and corrects words as the catalog spells them', async () => {
  const { search } = await newGuest('ca')
  const read = async (q: string) => {
    const { productSuggestions } = await search.getSearchSuggestions({
      parameters: { q, locale: 'fr-CA' },
    })
    const terms = productSuggestions?.suggestedTerms?.flatMap((each) => each.terms ?? []) ?? []
    return [terms.map(({ value }) => value), productSuggestions?.suggestedPhrases ?? []] as const
  }
  const [terms, phrases] = await read('crem')
  expect(terms).toContain('crème')
  expect(phrases).toEqual([{ phrase: 'crème', exactMatch: false }])
  expect(await read('cerme')).toEqual([['crème'], [{ phrase: 'crème', exactMatch: false }]])
  expect((await read('crème nulle part'))[1]).toEqual([])
})

/** The names of products and categories, and the labels of what lists are refined by. */
const catalogTexts = (language: Language) =>
  [
    ...[...catalog.products, ...catalog.categories].map(({ name }) => name),
    ...refinements.flatMap(({ values }) => values.map(({ label }) => label)),
  ].map((text) => text[language])
