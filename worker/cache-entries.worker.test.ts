import { expect, test } from 'vitest'

import { manifest } from './cache-entries.ts'

test('every cache definition has a unique name, is keyed by site and is stored for a day', () => {
  expect(new Set(manifest.map(({ name }) => name)).size).toBe(manifest.length)
  for (const { name, keyParts, staleMs, retentionMs } of manifest) {
    expect(keyParts[0], name).toBe('site')
    expect(staleMs, name).toBeLessThanOrEqual(retentionMs)
    expect(retentionMs, name).toBe(86_400_000)
  }
})

test('everything that shoppers see is refreshed after 10 s; only what crawlers read, and where a postal code is, may be older', () => {
  const older = manifest.filter(({ freshMs }) => freshMs !== 10_000).map(({ name }) => name)
  expect(older).toEqual(['productName', 'postalCodes', 'sitemap', 'feed'])
})

test('definitions with unbounded keys stay in memory, and no page or product is written to KV', () => {
  const tiersByName = Object.fromEntries(manifest.map(({ name, tiers }) => [name, tiers]))
  for (const name of [
    'search',
    'searchPage',
    'suggestions',
    'recommendations',
    'contentSearch',
    'postalCodes',
    'stores',
  ]) {
    expect(tiersByName[name], name).toEqual(['memory'])
  }
  const inKv = manifest.filter(({ tiers }) => tiers.includes('kv')).map(({ name }) => name)
  expect(inKv.toSorted()).toEqual([
    'assets',
    'internalPreferences',
    'preferences',
    'promotion',
    'promotionRanks',
    'redirectOptions',
    'site-nav',
    'slots',
    'urlMapping',
  ])
})
