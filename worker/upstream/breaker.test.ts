import { expect, test } from 'vitest'

import { createBreaker } from './breaker.ts'

test('five failures within ten seconds open the breaker, and after seven and a half it allows one trial', () => {
  const breaker = createBreaker({ random: () => 0.5 })
  for (const at of [0, 2000, 4000, 6000]) breaker.failed(at)
  expect(breaker.allows(7000)).toBe(true)

  breaker.failed(9999)
  expect(breaker.allows(10_000)).toBe(false)
  expect(breaker.allows(17_498)).toBe(false)
  expect(breaker.allows(17_499)).toBe(true)
  expect(breaker.allows(17_500)).toBe(false)
})

test('failures further apart than ten seconds do not add up', () => {
  const breaker = createBreaker()
  for (const at of [0, 3000, 6000, 9000, 12_000, 15_000]) breaker.failed(at)
  expect(breaker.allows(15_001)).toBe(true)
})

test('a successful trial closes the breaker, a failed one reopens it, and one without a response allows the next', () => {
  const breaker = createBreaker({ random: () => 0 })
  const fail = (at: number) => breaker.failed(at)
  for (const at of [0, 1, 2, 3, 4]) fail(at)

  expect(breaker.allows(6_004)).toBe(true)
  fail(6_100)
  expect(breaker.allows(12_099)).toBe(false)

  expect(breaker.allows(12_100)).toBe(true)
  expect(breaker.allows(17_099)).toBe(false)
  expect(breaker.allows(17_100)).toBe(true)

  breaker.succeeded()
  expect(breaker.allows(17_101)).toBe(true)
  expect(breaker.allows(17_102)).toBe(true)
})

test('after `Retry-After` nothing is sent until its end, whatever other responses say', () => {
  const breaker = createBreaker()
  breaker.failed(1000, 30_000)
  breaker.failed(1500, 1000)
  breaker.succeeded()
  expect(breaker.allows(30_999)).toBe(false)
  expect(breaker.allows(31_000)).toBe(true)
  expect(breaker.allows(31_001)).toBe(true)
})
