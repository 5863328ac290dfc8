import * as v from 'valibot'
import { expect, test } from 'vitest'

import { CategoryLink } from '#shared/listing/category.ts'

import { mapSuggestions, selectSuggestions } from './map-suggestions.ts'
import { mapperForTest } from '../markup/testing/mapper-for-test.ts'

const category = (name: string) => v.parse(CategoryLink, { id: 'lamps', name, path: '/g/lamps' })
const numbered = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => `${word} ${index + 1}`)

test('suggestions that differ only in letter case are one, and a category is preferred', () => {
  const selected = selectSuggestions(
    {
      phrases: ['Cedar Mug', 'LAMPS', 'cedar mug', 'cedar'],
      categories: [category('Lamps')],
      pages: [{ name: 'lamps', href: '/lamps' }],
    },
    'cedar',
  )
  expect(selected).toEqual({
    phrases: ['Cedar Mug'],
    categories: [category('Lamps')],
    pages: [],
  })
})

test('a phrase without its accents is not suggested beside the right one', () => {
  const all = { phrases: ['Cèdre froid', 'cedre', 'cedre froid'], categories: [], pages: [] }
  expect(selectSuggestions(all, 'cèdre').phrases).toEqual(['Cèdre froid'])
})

test('only a phrase equal to what was typed is dropped, not the category or page of that name', () => {
  const pages = [{ name: 'Hand Care', href: '/hand-care' }]
  const all = {
    phrases: ['hand care', 'Crème', 'Hand Cream'],
    categories: [category('Lamps')],
    pages,
  }
  expect(selectSuggestions(all, 'lamps').categories).toEqual([category('Lamps')])
  expect(selectSuggestions(all, 'hand care')).toMatchObject({
    phrases: ['Crème', 'Hand Cream'],
    pages,
  })
})

test('a category is suggested by its name in the menu, whatever commerce calls it', () => {
  const top = { ...category('Only online'), children: [] }
  const wire = {
    searchPhrase: 'only',
    categorySuggestions: {
      categories: [{ id: 'lamps', name: 'Exclusives' }],
      suggestedTerms: [],
      suggestedPhrases: [],
    },
  }
  const sources = { mapper: mapperForTest('us', 'en-US'), navigation: [top] }
  expect(mapSuggestions(wire, 'only', sources).categories).toEqual([category('Only online')])
})

test('ten suggestions of all kinds are shown, more than ten are cut to nine', () => {
  const select = (phrases: number) => {
    const pages = numbered(2, 'Page').map((name) => ({ name, href: '/page' }))
    const all = { phrases: numbered(phrases, 'Phrase'), categories: [category('Lamps')], pages }
    const selected = selectSuggestions(all, 'lamp')
    return [selected.categories.length, selected.phrases.length, selected.pages.length]
  }
  expect(select(7)).toEqual([1, 7, 2])
  expect(select(8)).toEqual([1, 8, 0])
  expect(select(12)).toEqual([1, 8, 0])
})

test.each(['customSuggestion', 'customSuggestions'] as const)(
  'maps phrases and pages, completes a word that stands alone, and reads %s',
  (name) => {
    const wire = {
      searchPhrase: 'cedar cand',
      productSuggestions: {
        suggestedTerms: [
          { originalTerm: 'cedar', terms: [{ value: 'cedar' }] },
          { originalTerm: 'cand', terms: [{ value: 'lamp' }, { value: 'lamps' }] },
        ],
        suggestedPhrases: [{ phrase: 'cedar lamp' }],
        products: [],
      },
      categorySuggestions: {
        suggestedTerms: [],
        suggestedPhrases: [],
        categories: [
          { id: 'lamps', name: 'Lamps' },
          { id: '../x', name: 'Nothing' },
        ],
      },
      [name]: {
        suggestedPhrases: [{ phrase: 'Cold Cedar' }],
        c_popularSearches: ['Mug'],
        c_pages: [
          { name: 'Lamp care', url: '/lamp-care' },
          { name: 'Trick', url: 'javascript:alert(1)' },
        ],
      },
    }
    const mapper = mapperForTest('ca', 'fr-CA')
    expect(mapSuggestions(wire, 'cedar cand', { mapper, navigation: null })).toEqual({
      phrases: ['cedar lamp', 'Cold Cedar', 'Mug'],
      categories: [{ id: 'lamps', name: 'Lamps', path: '/category/lamps' }],
      pages: [{ name: 'Lamp care', href: '/ca/fr-CA/lamp-care' }],
    })
    const suggestedTerms = wire.productSuggestions.suggestedTerms.slice(1)
    const alone = {
      searchPhrase: 'cand',
      productSuggestions: { ...wire.productSuggestions, suggestedTerms },
    }
    const { phrases } = mapSuggestions(alone, 'cand', { mapper, navigation: null })
    expect(phrases).toEqual(['cedar lamp', 'lamp', 'lamps'])
  },
)
