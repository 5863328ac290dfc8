import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  greatest,
  normalizeQuantity,
  normalizeBagQuantity,
  stepDown,
  stepOut,
  stepUp,
} from './quantity.ts'

const anyNumber = { min: 1, step: 1, max: 10 }
const pairs = { min: 2, step: 2, max: 9 }

test('turns typed text into an allowed quantity', () => {
  expect(normalizeQuantity('4', anyNumber)).toEqual({ quantity: 4, isLimited: false })
  expect(normalizeQuantity('0', anyNumber)).toEqual({ quantity: 1, isLimited: false })
  expect(normalizeQuantity('-3', anyNumber)).toEqual({ quantity: 1, isLimited: false })
  expect(normalizeQuantity('', anyNumber)).toEqual({ quantity: 1, isLimited: false })
  expect(normalizeQuantity('  ', anyNumber)).toEqual({ quantity: 1, isLimited: false })
  expect(normalizeQuantity('two', anyNumber)).toEqual({ quantity: 1, isLimited: false })
  expect(normalizeQuantity('2.9', anyNumber)).toEqual({ quantity: 2, isLimited: false })
  expect(normalizeQuantity('1e2', anyNumber)).toEqual({ quantity: 10, isLimited: true })
  expect(normalizeQuantity('7', { ...anyNumber, max: null })).toEqual({
    quantity: 7,
    isLimited: false,
  })
})

test('reports when the maximum is exceeded, and rounds it down to a step', () => {
  expect(normalizeQuantity('11', anyNumber)).toEqual({ quantity: 10, isLimited: true })
  expect(normalizeQuantity('10', anyNumber)).toEqual({ quantity: 10, isLimited: false })
  expect(normalizeQuantity('9', pairs)).toEqual({ quantity: 8, isLimited: true })
  expect(normalizeQuantity('5', pairs)).toEqual({ quantity: 4, isLimited: false })
  expect(greatest({ min: 2, step: 2, max: 1 })).toBe(0)
  expect(greatest({ min: 2, step: 2, max: 2 })).toBe(2)
  expect(normalizeQuantity('1', { min: 1, step: 1, max: 0 })).toEqual({
    quantity: 0,
    isLimited: true,
  })
})

test('steps stop at the minimum while choosing, and at 0 in the bag', () => {
  expect(stepUp(9, anyNumber)).toBe(10)
  expect(stepUp(10, anyNumber)).toBe(10)
  expect(stepUp(8, pairs)).toBe(8)
  expect(stepDown(2, anyNumber)).toBe(1)
  expect(stepDown(1, anyNumber)).toBe(1)
  expect(stepDown(2, pairs)).toBe(2)
  expect(stepOut(4, pairs)).toBe(2)
  expect(stepOut(2, pairs)).toBe(0)
  expect(stepOut(1, anyNumber)).toBe(0)
  expect(stepOut(4, { min: 3, step: 2, max: 9 })).toBe(0)
})

test('a quantity below the minimum removes the line from the bag', () => {
  expect(normalizeBagQuantity('1', pairs)).toEqual({ quantity: 0, isLimited: false })
  expect(normalizeBagQuantity('0', anyNumber)).toEqual({ quantity: 0, isLimited: false })
  expect(normalizeBagQuantity('1', anyNumber)).toEqual({ quantity: 1, isLimited: false })
  expect(normalizeBagQuantity('', pairs)).toEqual({ quantity: 2, isLimited: false })
  expect(normalizeBagQuantity('-1', pairs)).toEqual({ quantity: 2, isLimited: false })
  expect(normalizeBagQuantity('20', pairs)).toEqual({ quantity: 8, isLimited: true })
})

test('keeps to the rules, whatever is typed and stepped', () => {
  const rulesOf = fc.record({
    min: fc.integer({ min: 1, max: 6 }),
    step: fc.integer({ min: 1, max: 6 }),
    max: fc.option(fc.integer({ min: 0, max: 60 }), { nil: null }),
  })
  const typedText = fc.oneof(fc.string(), fc.integer().map(String), fc.float().map(String))
  const moves = fc.array(fc.constantFrom(stepUp, stepDown))

  fc.assert(
    fc.property(rulesOf, typedText, moves, (rules, typed, taken) => {
      let { quantity } = normalizeQuantity(typed, rules)
      for (const move of taken) quantity = move(quantity, rules)
      const most = greatest(rules)
      expect(quantity).toBeLessThanOrEqual(most)
      expect(quantity).toBeGreaterThanOrEqual(Math.min(rules.min, most))
      const isOnStep = most === 0 || (quantity - rules.min) % rules.step === 0
      expect(isOnStep).toBe(true)
    }),
  )
})
