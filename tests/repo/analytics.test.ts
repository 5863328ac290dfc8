import { expect, test } from 'vitest'

import { shownTypes, SINKS_DOCUMENT, takenTypes, withSinksTable } from '#scripts/sinks-table.ts'

import { filesOf, isTest, textOf } from './sources.ts'

test('the documentation lists every sink, and shows what each event sends', () => {
  expect(textOf(SINKS_DOCUMENT)).toBe(withSinksTable(textOf(SINKS_DOCUMENT)))
  expect(new Set(shownTypes())).toEqual(new Set(takenTypes()))
})

test('only sinks send beacons or load scripts of outside services for analytics', () => {
  const sources = filesOf('client/**/*.{ts,tsx}').filter((path) => !isTest(path))
  const using = (pattern: RegExp) => sources.filter((path) => pattern.test(textOf(path)))
  expect(using(/\bsendBeacon\b/)).toEqual(['client/features/analytics/beacon-transport.ts'])
  expect(using(/\bdataLayer\b/)).toEqual(['client/features/analytics/tag-manager.ts'])
  expect(using(/\bloadServiceScript\(/)).toEqual([
    'client/features/analytics/collect.ts',
    'client/features/analytics/load-service-script.ts',
    'client/features/analytics/tag-manager.ts',
  ])
})
