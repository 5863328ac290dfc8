import { expect, test } from 'vitest'

import { needsSpecial, passwordProblem, passwordRules } from './password.ts'

test.for([
  ['', 'required'],
  ['Copper123', 'password-short'],
  ['Copper1234', null],
  [`Copper12${'x'.repeat(42)}`, null],
  [`Copper12${'x'.repeat(43)}`, 'password-long'],
  ['CANDLELIGHT1', 'password-lower'],
  ['copperlight1', 'password-upper'],
  ['Copperlights', 'password-number'],
  ['Copper light1', 'password-spaces'],
  [' Copperlight1', 'password-spaces'],
  ['Copper light1', 'password-spaces'],
  ['Cuivre🕯🕯1234', null],
  ['Cuivre1🕯🕯', 'password-short'],
  ['Éclairée1234', 'password-upper'],
  ['<script>Ab1"', null],
] as const)('the password %j has the problem %j', ([password, problem]) => {
  expect(passwordProblem(password)).toBe(problem)
})

test('a site’s rule decides, and the special-character text is used only if it asks for one', () => {
  const special = (password: string) => /^(?=.*[!?#])[^ ]{8,}$/.test(password)
  expect(passwordProblem('Copperlight12', special)).toBe('password-special')
  expect(passwordProblem('copper!!', special)).toBeNull()
  expect(passwordProblem('cand!', special)).toBe('password-short')
  expect(needsSpecial(special)).toBe(true)
  expect(passwordRules(true)).toContain('password-special')
  expect(passwordRules()).not.toContain('password-special')

  const long = (password: string) => password.length >= 12
  expect(needsSpecial(long)).toBe(false)
  expect(passwordProblem('Copper1234', long)).toBe('password-other')
  const plain = (password: string) => /^[A-Za-z0-9]{12,}$/.test(password)
  expect(passwordProblem('Copperlight12!', plain)).toBe('password-other')
})

test('a browser leaves a password with a rule of the site’s own to the edge', () => {
  expect(passwordProblem('copper', 'left to the edge')).toBeNull()
  expect(passwordProblem('', 'left to the edge')).toBe('required')
})
