import { expect, test } from 'vitest'

import { mapperForTest } from './testing/mapper-for-test.ts'

const PLAIN = ' 20% “off” lamps à l’orange, "while the cold lasts" 香り;  the rest is free.'
const ODD = [
  'Sea & Salt',
  'a > b',
  '20\u00a0°C',
  'a\r\nb\n',
  '\uFEFFa',
  'a\0b',
  '🕯️',
  '\uD800',
  'A long letter. '.repeat(1_000),
]

test('text reads the same with markup around it and without', () => {
  const { html } = mapperForTest('us', 'en-US')
  expect(html(PLAIN)).toBe(PLAIN)
  for (const text of [PLAIN, ...ODD]) expect(html(`<i>${text}</i>`)).toBe(`<i>${html(text)}</i>`)
})
