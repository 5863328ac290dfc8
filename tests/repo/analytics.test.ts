import { expect, test } from 'vitest'

import { shownTypes, SINKS_DOCUMENT, takenTypes, withSinksTable } from '#scripts/sinks-table.ts'

import { filesOf, isTest, textOf } from './sources.ts'

test('the documentation lists every sink, with the data that each event sends', () => {
  expect(textOf(SINKS_DOCUMENT)).toBe(withSinksTable(textOf(SINKS_DOCUMENT)))
  expect(new Set(shownTypes())).toEqual(new Set(takenTypes()))
})

test('only sinks send beacons or load external analytics scripts', () => {
  const sources = filesOf('client/**/*.{ts,tsx}').filter((path) => !isTest(path))
  const using = (pattern: RegExp) => sources.filter((path) => pattern.test(textOf(path)))
  expect(using(/\bsendBeacon\b/)).toEqual(['client/analytics/sink.ts'])
  expect(using(/\bdataLayer\b/)).toEqual(['client/analytics/service-sinks.ts'])
  expect(using(/\bloadServiceScript\(/)).toEqual(['client/analytics/service-sinks.ts'])
})
