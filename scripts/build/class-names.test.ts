import { expect, test } from 'vitest'

import { shortName, withShortNames } from './class-names.ts'

test('rules and code get the same short names', () => {
  const base = shortName('c-Menu')
  const row = shortName('c-Menu-layout-row')
  expect(base).toMatch(/^c-[A-Za-z]{4}$/)
  expect(row).not.toBe(base)

  expect(
    withShortNames(
      'body:has(.name) .c-Menu>.name{margin:.5em}@media print{.c-Menu-layout-row,.c-Menu{top:0}}',
    ),
  ).toBe(`body:has(.name) .${base}>.name{margin:.5em}@media print{.${row},.${base}{top:0}}`)
  expect(withShortNames('"c-Menu", {"layout":{"row":"c-Menu-layout-row"}}')).toBe(
    `"${base}", {"layout":{"row":"${row}"}}`,
  )
})

test('a short name that stands for two classes fails the build', () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `c-Part${index}`)
  expect(() => names.forEach(shortName)).toThrow(/are both called c-/)
})
