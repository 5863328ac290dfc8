import { expect, test } from 'vitest'

import { passwordProblem, passwordRules } from './password.ts'

test.for([
  ['', 'required'],
  ['Candle123', 'password-short'],
  ['Candle1234', null],
  [`Candle12${'x'.repeat(42)}`, null],
  [`Candle12${'x'.repeat(43)}`, 'password-long'],
  ['CANDLELIGHT1', 'password-lower'],
  ['candlelight1', 'password-upper'],
  ['Candlelights', 'password-number'],
  ['Candle light1', 'password-spaces'],
  [' Candlelight1', 'password-spaces'],
  ['Candle light1', 'password-spaces'],
  ['Bougie🕯🕯1234', null],
  ['Bougie1🕯🕯', 'password-short'],
  ['Éclairée1234', 'password-upper'],
  ['<script>Ab1"', null],
] as const)('the password %j has the problem %j', ([password, problem]) => {
  expect(passwordProblem(password)).toBe(problem)
})

test('a site’s pattern decides, and the special-character text is used only if it asks for one', () => {
  const special = '(?=.*[!?#])[^ ]{8,}'
  expect(passwordProblem('Candlelight12', special)).toBe('password-special')
  expect(passwordProblem('candle!!', special)).toBeNull()
  expect(passwordProblem('cand!', special)).toBe('password-short')
  expect(passwordRules(special)).toContain('password-special')

  expect(passwordRules()).not.toContain('password-special')
  expect(passwordRules('.{12,}')).toEqual(passwordRules())
  expect(passwordProblem('Candle1234', '.{12,}')).toBe('password-other')
  expect(passwordProblem('Candlelight12!', '[A-Za-z0-9]{12,}')).toBe('password-other')
})

test('a pattern that the browser cannot read leaves the shop’s own rules', () => {
  expect(passwordProblem('Candle1234', '(')).toBeNull()
  expect(passwordProblem('candle1234', '(')).toBe('password-upper')
})
