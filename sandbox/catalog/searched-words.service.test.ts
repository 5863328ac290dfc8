import { expect, test } from 'vitest'

import { newGuest } from '../tests/clients.ts'

test('finds products by words of the locale, with or without accents, whole or partial', async () => {
  const { search } = await newGuest('ca')
  const find = (q: string, locale: string) =>
    search.productSearch({ parameters: { q, locale, limit: 5 } })

  const plain = await find('bougie genevrier', 'fr-CA')
  const accented = await find('Bougie Genévrier', 'fr-CA')
  expect(plain.total).toBeGreaterThan(0)
  expect(plain.hits?.map((hit) => hit.productId)).toEqual(
    accented.hits?.map((hit) => hit.productId),
  )
  expect(plain.hits?.[0]?.productName).toMatch(/genévrier/i)
  const prices = plain.refinements.find(({ attributeId }) => attributeId === 'price')?.values
  expect(prices?.every(({ label }) => label?.includes('$'))).toBe(true)

  const partial = await find('junip', 'en-CA')
  expect(partial.hits?.[0]?.productName).toMatch(/juniper/i)
  expect(partial.total).toBeLessThan(100)
  expect((await find('candles', 'en-CA')).total).toBeGreaterThan(50)
})

test('finds products despite a typo, and returns the corrected phrase', async () => {
  const { search } = await newGuest('us')

  const result = await search.productSearch({ parameters: { q: 'junipre' } })

  expect(result.total).toBeGreaterThan(0)
  expect(result.query).toBe('junipre')
  expect(result.searchPhraseSuggestions.suggestedPhrases).toEqual([
    { phrase: 'juniper', exactMatch: false },
  ])
})

test('suggests categories by their words, misspelt or not', async () => {
  const { search } = await newGuest('ca')
  const shelves = async (q: string, locale: string) => {
    const found = await search.getSearchSuggestions({ parameters: { q, locale, limit: 10 } })
    return found.categorySuggestions?.categories?.map(({ id }) => id)
  }
  const candles = await shelves('candle', 'en-CA')
  expect(candles).toEqual(['three-wick-candles', 'single-wick-candles', 'candle-holders'])
  for (const typed of ['candel', 'candle ', 'Candles']) {
    expect(await shelves(typed, 'en-CA'), typed).toEqual(candles)
  }
  expect(await shelves('savon main', 'fr-CA')).toEqual(['hand-soaps'])
  expect(await shelves('mains creme', 'fr-CA')).toEqual(['hand-creams'])
  expect(await shelves('zzzz', 'en-CA')).toBeUndefined()
  expect(await search.getSearchSuggestions({ parameters: { q: '   ' } })).toEqual({
    searchPhrase: '   ',
    effectiveSearchMode: 'lexical',
  })
})

test('corrects only the misspelled word of a phrase', async () => {
  const { search } = await newGuest('ca')
  const suggestedFor = async (q: string, locale: string) => {
    const found = await search.productSearch({ parameters: { q, locale } })
    expect(found.total, q).toBeGreaterThan(0)
    return found.searchPhraseSuggestions.suggestedPhrases?.[0]?.phrase
  }
  expect(await suggestedFor('Candel for Juniper', 'en-CA')).toBe('candle for Juniper')
  expect(await suggestedFor('bougei Genévrier', 'fr-CA')).toBe('bougie Genévrier')
  expect(await suggestedFor('Crème', 'fr-CA')).toBeUndefined()
})
