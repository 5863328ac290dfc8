import { expect, test } from 'vitest'

import { manifest } from './manifest.ts'

test('every cached thing has a name of its own, belongs to a site, and is kept for a day', () => {
  expect(new Set(manifest.map(({ name }) => name)).size).toBe(manifest.length)
  for (const { name, keyParts, staleMs, keepMs } of manifest) {
    expect(keyParts[0], name).toBe('site')
    expect(staleMs, name).toBeLessThanOrEqual(keepMs)
    expect(keepMs, name).toBe(86_400_000)
  }
})

test('whatever shoppers see is asked for again after 10 s; only lists for crawlers may be older', () => {
  const older = manifest.filter(({ freshMs }) => freshMs !== 10_000).map(({ name }) => name)
  expect(older).toEqual(['sitemap'])
})

test('what has no end of keys stays in memory, and no page or product is written to KV', () => {
  const tiersByName = Object.fromEntries(manifest.map(({ name, tiers }) => [name, tiers]))
  for (const name of ['search', 'searchPage', 'contentSearch']) {
    expect(tiersByName[name], name).toEqual(['memory'])
  }
  const inKv = manifest.filter(({ tiers }) => tiers.includes('kv')).map(({ name }) => name)
  expect(inKv.toSorted()).toEqual([
    'assets',
    'navigation',
    'preferences',
    'promotionRanks',
    'redirectOptions',
    'slots',
    'urlMapping',
  ])
})
