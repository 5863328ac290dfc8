import { expect, test } from 'vitest'

import { ProblemError } from '#shared/http/problem.ts'

import { createIdempotencyKey } from '../http/create-idempotency-key.ts'
import { retryAction } from './retry-action.ts'

const lost = () => new ProblemError('unavailable', { cause: new TypeError('Failed to fetch') })

function answering(...answers: (string | Error)[]) {
  const pauses: number[] = []
  let asked = 0
  const action = async () => {
    const answer = answers[Math.min(asked, answers.length - 1)] ?? ''
    asked += 1
    if (typeof answer !== 'string') throw answer
    return answer
  }
  const pause = async (ms: number) => void pauses.push(ms)
  return { perform: () => retryAction(action, pause), pauses, asked: () => asked }
}

test('retries a lost response with growing delays', async () => {
  const action = answering(lost(), lost(), 'done')
  await expect(action.perform()).resolves.toBe('done')
  expect(action.pauses).toEqual([300, 600])
})

test('gives up after three retries', async () => {
  const action = answering(lost())
  await expect(action.perform()).rejects.toMatchObject({ type: 'unavailable' })
  expect(action.asked()).toBe(4)
  expect(action.pauses).toEqual([300, 600, 1200])
})

test('does not retry after any response, not even from a busy shop', async () => {
  for (const type of ['payment-declined', 'unavailable', 'outcome-unknown'] as const) {
    const action = answering(new ProblemError(type))
    await expect(action.perform()).rejects.toMatchObject({ type })
    expect(action.asked()).toBe(1)
  }
})

test('creates a unique idempotency key that matches the contract’s pattern', () => {
  const names = new Set(Array.from({ length: 1000 }, createIdempotencyKey))
  expect(names.size).toBe(1000)
  for (const name of names) expect(name).toMatch(/^[\w-]{32}$/)
})
