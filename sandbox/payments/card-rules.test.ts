import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { cardBrands, createCardRules, type CardError, type TypedCard } from './card-rules.ts'
import { testCards } from './test-cards.ts'

const rules = createCardRules(cardBrands())
const today = { month: 11, year: 2026 }
const card = { number: '4111 1111 1111 1111', expiry: '08/29', code: '123', holder: 'Ana Ruiz' }

test.for<[string, Partial<TypedCard>, CardError | null]>([
  ['a valid card', {}, null],
  ['a number with hyphens', { number: '4111-1111-1111-1111' }, null],
  ['a number without its last digit', { number: '4111 1111 1111 111' }, 'invalid'],
  ['two digits swapped', { number: '4111 1111 1111 1121' }, 'invalid'],
  ['letters in the number', { number: '4111 1111 1111 1111x' }, 'invalid'],
  ['an unsupported brand', { number: '3530 1113 3330 0000' }, 'brand'],
  ['a card in its last month', { expiry: '11/26' }, null],
  ['a card of last month', { expiry: '10/26' }, 'past'],
  ['a month that does not exist', { expiry: '13/27' }, 'invalid'],
  ['an expiry date as browsers fill it in', { expiry: '08/2029' }, null],
  ['an expiry date too far in the future', { expiry: '08/99' }, 'invalid'],
  ['a code with four digits instead of three', { code: '1234' }, 'invalid'],
  [
    'an American Express card with a four-digit code',
    { number: '3782 822463 10005', code: '1234' },
    null,
  ],
  [
    'an American Express card with a three-digit code',
    { number: '3782 822463 10005', code: '123' },
    'invalid',
  ],
  ['a number as the name', { holder: '4111 1111 1111 1111' }, 'invalid'],
  ['an empty number', { number: ' ' }, 'missing'],
])('%s', ([, typed, problem]) => {
  const found = Object.values(rules.findErrors({ ...card, ...typed }, today))
  expect(found).toEqual(problem === null ? [] : [problem])
})

test('accepts every test card, and groups its number as embossed', () => {
  const grouped = Object.keys(testCards).map((number) => {
    const brand = rules.findBrand(number)
    const code = '1'.repeat(brand?.code ?? 0)
    expect(rules.findErrors({ ...card, number, code }, today), number).toEqual({})
    return `${brand?.name} ${rules.grouped(number)}`
  })

  expect(grouped).toContain('American Express 3782 822463 10005')
  expect(grouped).toContain('Mastercard 5555 5555 5555 4444')
  expect(grouped).toContain('Discover 6011 1111 1111 1117')
})

test('the rules work as standalone text, as the field embeds them', () => {
  const text = `(${createCardRules.toString()})((${cardBrands.toString()})()).findErrors(card, today)`

  expect(runInNewContext(text, { card: { ...card, number: '', code: '' }, today })).toEqual({
    number: 'missing',
    code: 'missing',
  })
})
