import { expect, test } from 'vitest'

import { usedFonts, type Typeface, type WebFont } from './theme.ts'

const fontOf = (family: string): WebFont => ({
  family,
  path: '/fonts/some.woff2',
  weight: '400 700',
  isPreloaded: true,
})

const typeface: Typeface = {
  text: 'Garamond, serif',
  weights: { regular: 400, semibold: 600, bold: 700 },
  spacing: { tight: '0', heading: '0', caps: '0' },
  headingWordSpacing: '0',
  fonts: [fontOf('Garamond'), fontOf('Didot'), fontOf('Gara')],
  fallbacks: [],
}

const families = (of: Typeface) => usedFonts(of).map(({ family }) => family)

test('uses the fonts that text or headings name, and no others', () => {
  expect(families(typeface)).toEqual(['Garamond'])
  expect(families({ ...typeface, headings: "'Didot', 'Garamond', serif" })).toEqual([
    'Garamond',
    'Didot',
  ])
  expect(families({ ...typeface, text: 'system-ui, sans-serif' })).toEqual([])
})
