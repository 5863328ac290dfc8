import { expect, test } from 'vitest'

import { SHOP_DOCUMENT, slotsTable, withSlotsTable } from '#scripts/slots-table.ts'

import { filesOf, isTest, textOf } from './sources.ts'

const names = Array.from(slotsTable().matchAll(/^\| `(\w+)`/gm), ([, name = '']) => name)

test('the documentation lists every place of a shop’s own components', () => {
  const text = textOf(SHOP_DOCUMENT)
  expect(withSlotsTable(text), 'run `node scripts/slots-table.ts`').toBe(text)
  expect(names.length).toBeGreaterThan(10)
})

test('there are at most fifteen places, and each is on a page once', () => {
  const pages = filesOf('client/**/*.tsx').filter((path) => !isTest(path))
  const placed = pages.flatMap((path) =>
    Array.from(
      textOf(path).matchAll(/\b(\w+) && \(?\s*<Place(?:OnEdge|OnceIdle|InTile)?[\s>]/g),
      ([, name = '']) => name.charAt(0).toLowerCase() + name.slice(1),
    ),
  )

  expect(names.length).toBeLessThanOrEqual(15)
  expect(placed.toSorted()).toEqual(names.toSorted())
})

test('the table of slots has every place', () => {
  const table = textOf('client/slots/slots.ts')
  const listed = Array.from(table.matchAll(/^export const (\w+) =/gm), ([, name]) => name)

  expect(listed).toEqual(names)
})
