import { expect, test } from 'vitest'

import { shortName, withShortClasses, withShortNames } from './class-names.ts'

const BASE = 'c-kRsATB'
const WIDE = 'c-kRsATB-bLqNHE-layout-row'

const part = (base: string) => ({
  base,
  variants: { layout: { row: WIDE } },
  defaults: { layout: 'row' },
})

test('components and rules get the same short names', () => {
  const rules = `body:has(.name) .${BASE}>.name{margin:.5em}@media print{.${WIDE},.${BASE}{top:0}}`
  expect(shortName(BASE)).toMatch(/^c-[A-Za-z]{4}$/)
  expect(withShortClasses(rules)).toBe(
    rules.replaceAll(WIDE, shortName(WIDE)).replaceAll(BASE, shortName(BASE)),
  )
  expect(withShortNames({ 'menu.tsx': [part(BASE)] }, rules)).toEqual({
    'menu.tsx': [
      {
        base: shortName(BASE),
        variants: { layout: { row: shortName(WIDE) } },
        defaults: { layout: 'row' },
      },
    ],
  })
})

test('a component that only has rules of its variants has no class of its own', () => {
  const { 'text.tsx': parts } = withShortNames({ 'text.tsx': [part(BASE)] }, `.${WIDE}{top:0}`)
  expect(parts?.[0]?.base).toBe('')
})

test('one name for two classes fails the build', () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `c-a-${index}`)
  const rules = names.map((name) => `.${name}{top:0}`).join('')
  expect(() => withShortNames({ 'menu.tsx': names.map(part) }, rules)).toThrow(/are both called c-/)
})
