import { expect, test } from 'vitest'

import { manifest } from '#worker/cache-entries.ts'
import { cachesTable, CACHES_DOCUMENT, withCachesTable } from '#scripts/caches-table.ts'

import { textOf } from './sources.ts'

test('the documentation lists every cache definition with its tiers', () => {
  const text = textOf(CACHES_DOCUMENT)
  expect(withCachesTable(text), 'run `node scripts/caches-table.ts`').toBe(text)
  const rows = cachesTable().split('\n')
  for (const { name, tiers } of manifest) {
    const [row = ''] = rows.filter((line) => line.startsWith(`| \`${name}\` `))
    expect(row.split('|')[2]?.trim()).toBe(tiers.join(', '))
  }
})
