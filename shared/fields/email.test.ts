import { expect, test } from 'vitest'

import { emailProblem } from './email.ts'

const label = (length: number) => 'd'.repeat(length)
const longest = `${'a'.repeat(64)}@${label(63)}.${label(63)}.${label(57)}.com`

test.for([
  ['', null],
  ['  ada@example.com ', null],
  ["o'neil.jr_x-y@mail.example.co.uk", null],
  [`${'a'.repeat(64)}@example.com`, null],
  [longest, null],
  [`a@${label(63)}.com`, null],
  ['a@xn--bcher-kva.example', null],
  [longest.replace('.com', 'd.com'), 'email-long'],
  ['ada+shop@example.com', 'email-plus'],
  [`${'a'.repeat(65)}@example.com`, 'email-invalid'],
  ['ada', 'email-invalid'],
  ['ada@', 'email-invalid'],
  ['@example.com', 'email-invalid'],
  ['ada@home@example.com', 'email-invalid'],
  ['.ada@example.com', 'email-invalid'],
  ['ada.@example.com', 'email-invalid'],
  ['ada..l@example.com', 'email-invalid'],
  ['ada@example', 'email-invalid'],
  ['ada@example..com', 'email-invalid'],
  ['ada@-example.com', 'email-invalid'],
  ['ada@example-.com', 'email-invalid'],
  [`ada@${label(64)}.com`, 'email-invalid'],
  ['ada@example.c', 'email-invalid'],
  ['ada@example.123', 'email-invalid'],
  ['ada lovelace@example.com', 'email-invalid'],
  ['ada\n@example.com', 'email-invalid'],
  ['adá@example.com', 'email-invalid'],
  ['<ada@example.com>', 'email-invalid'],
] as const)('the e-mail %j has the problem %j', ([typed, problem]) => {
  expect(emailProblem(typed)).toBe(problem)
})

test('accepts an e-mail of 254 characters', () => {
  expect(longest).toHaveLength(254)
})
