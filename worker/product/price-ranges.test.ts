import { expect, test } from 'vitest'

import { sites } from '#shared/site/site.ts'

import { wholeRanges } from './price-ranges.ts'

const values = [
  { value: '(0..10)', label: '', hitCount: 3, values: [] },
  { value: '(10..20)', label: '', hitCount: 4, values: [] },
  { value: '(30..50)', label: '', hitCount: 5, values: [] },
]
const american = { site: sites.us, locale: 'en-US' } as const
const french = { site: sites.ca, locale: 'fr-CA' } as const

test('a price range of whole values is a value with their products', () => {
  const [range] = wholeRanges(['(0..20)'], values, american)
  expect(range).toMatchObject({ value: '(0..20)', count: 7, selected: true })
  expect(range?.label).toMatch(/^\$0 [–-] \$20$/)
  expect(wholeRanges(['(0..30)'], values, french)[0]?.label).toMatch(/^0\s?[–-]\s?30\s\$$/)
  expect(wholeRanges(['(0..50)'], values, american)[0]?.count).toBe(12)
})

test.each(['(0..10)', '(0..15)', '(5..20)', '(20..30)', '(60..70)', '(0..x)', '0..20', ''])(
  '%s is a value already, or none',
  (value) => {
    expect(wholeRanges([value], values, american)).toEqual([])
  },
)
