import { expect, test } from 'vitest'

import { manifest } from './manifest.ts'

test('every cached thing has a name of its own, belongs to a site, and is kept for a day', () => {
  expect(new Set(manifest.map(({ name }) => name)).size).toBe(manifest.length)
  for (const { name, keyParts, freshMs, staleMs, keepMs } of manifest) {
    expect(keyParts[0], name).toBe('site')
    expect([freshMs, keepMs], name).toEqual([10_000, 86_400_000])
    expect([60_000, 600_000], name).toContain(staleMs)
  }
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
