import { expect, test } from 'vitest'

import { withPlainTokens } from './theme-tokens.ts'

test('tokens are written as their values, and those that a rule needs as custom properties get short names', () => {
  const stylesheet = withPlainTokens(
    [
      ':root,.t-theme{--colors-ink:#1a312a;--colors-accent:#94501f;--space-l:1rem;--space-xl:2rem;--fontSizes-display:clamp(1rem, 2vw, 3rem)}',
      'a{color:var(--colors-accent);margin:calc(var(--space-l) * -1);left:var(--spot-x)}',
      'p{margin:var(--space-xl, 0)}',
      'h1{color:var(--colors-ink);font-size:var(--fontSizes-display)}',
      '.dark{--colors-accent:currentColor}',
    ].join(''),
  )
  expect(stylesheet).toBe(
    [
      ':root,.t-theme{--0:#94501f;--1:2rem;}',
      'a{color:var(--0);margin:calc(1rem * -1);left:var(--spot-x)}',
      'p{margin:var(--1, 0)}',
      'h1{color:#1a312a;font-size:clamp(1rem, 2vw, 3rem)}',
      '.dark{--0:currentColor}',
    ].join(''),
  )
})
