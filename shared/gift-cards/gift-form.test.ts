import { expect, test } from 'vitest'

import { isCardNumber, plainCardNumber } from './card-number.ts'
import { GIFT_AMOUNTS } from './gift-amounts.ts'
import { readGiftField, readGiftForm } from './gift-form.ts'

const rules = { isVirtual: true, amounts: GIFT_AMOUNTS }
const whole = {
  recipientName: ' Leo ',
  recipientEmail: 'leo+gifts@example.org',
  senderName: 'Ana',
  amount: '25',
  message: 'One\r\nTwo ',
}

test('a whole form is valid, and its values are tidied', () => {
  expect(readGiftForm(whole, rules)).toEqual({
    values: { ...whole, recipientName: 'Leo', message: 'One\nTwo' },
  })
})

test('every field that is missing is named, but the message may be', () => {
  const empty = {
    recipientName: '',
    recipientEmail: ' ',
    senderName: '\t',
    amount: '',
    message: '',
  }
  expect(readGiftForm(empty, rules)).toEqual({
    problems: {
      recipientName: 'required',
      recipientEmail: 'required',
      senderName: 'required',
      amount: 'required',
    },
  })
  const posted = readGiftForm(
    { ...whole, recipientEmail: 'nonsense' },
    { ...rules, isVirtual: false },
  )
  expect(posted).toEqual({
    values: { ...whole, recipientName: 'Leo', recipientEmail: '', message: 'One\nTwo' },
  })
})

test.for([
  ['leo', 'email-invalid'],
  ['leo@example', 'email-invalid'],
  ['+leo@example.org', 'email-invalid'],
  ['leo@exa+mple.org', 'email-invalid'],
  [`${'a'.repeat(250)}@example.org`, 'email-long'],
] as const)('the address %s is not one', ([typed, problem]) => {
  expect(readGiftField('recipientEmail', typed, rules)).toEqual({ problem })
})

test('only the fixed amounts exist', () => {
  const offered = (typed: string) => 'value' in readGiftField('amount', typed, rules)
  expect(GIFT_AMOUNTS.map(String).every(offered)).toBe(true)
  expect(['0', '-5', '7', '5.00', '1e1', '251', '٥'].some(offered)).toBe(false)
  expect(readGiftField('amount', '7', rules)).toEqual({ problem: 'choice' })
  expect(readGiftField('amount', '7', { ...rules, amounts: [7] })).toEqual({ value: '7' })
})

test('a name has 50 characters', () => {
  const read = (length: number) => readGiftField('senderName', 'a'.repeat(length), rules)
  expect(read(50)).toEqual({ value: 'a'.repeat(50) })
  expect(read(51)).toEqual({ problem: 'too-long' })
})

test('a message has 120 characters, in which a line break counts as one', () => {
  const read = (typed: string) => readGiftField('message', typed, rules)
  expect(read('a\r\n'.repeat(59) + 'ab')).toHaveProperty('value')
  expect(read('a'.repeat(120))).toHaveProperty('value')
  expect(read('a'.repeat(121))).toEqual({ problem: 'too-long' })
})

test('a card number is read however it is grouped', () => {
  const number = plainCardNumber(' jwgift-0000 00–01 25 ')
  expect([number, isCardNumber(number)]).toEqual(['JWGIFT0000000125', true])
  expect(['', '1234', 'A'.repeat(33), 'JWGIFT/../0001'].some(isCardNumber)).toBe(false)
})
