import { expect, test } from 'vitest'

import { ProblemError } from '#shared/contract/problem.ts'

import { createOperation } from '../../frame/create-operation.ts'
import { performDeed } from './perform-deed.ts'

const lost = () => new ProblemError('unavailable', { cause: new TypeError('Failed to fetch') })

function answering(...answers: (string | Error)[]) {
  const pauses: number[] = []
  let asked = 0
  const deed = async () => {
    const answer = answers[Math.min(asked, answers.length - 1)] ?? ''
    asked += 1
    if (typeof answer !== 'string') throw answer
    return answer
  }
  const pause = async (ms: number) => void pauses.push(ms)
  return { perform: () => performDeed(deed, pause), pauses, asked: () => asked }
}

test('a deed whose answer was lost is asked for again, ever more patiently', async () => {
  const deed = answering(lost(), lost(), 'done')
  await expect(deed.perform()).resolves.toBe('done')
  expect(deed.pauses).toEqual([300, 600])
})

test('three repetitions are enough', async () => {
  const deed = answering(lost())
  await expect(deed.perform()).rejects.toMatchObject({ type: 'unavailable' })
  expect(deed.asked()).toBe(4)
  expect(deed.pauses).toEqual([300, 600, 1200])
})

test('a refusal is an answer, and so is a shop that says it is busy', async () => {
  for (const type of ['payment-declined', 'unavailable', 'outcome-unknown'] as const) {
    const deed = answering(new ProblemError(type))
    await expect(deed.perform()).rejects.toMatchObject({ type })
    expect(deed.asked()).toBe(1)
  }
})

test('every intent has a name of its own', () => {
  const names = new Set(Array.from({ length: 1000 }, createOperation))
  expect(names.size).toBe(1000)
  for (const name of names) expect(name).toMatch(/^[\w-]{32}$/)
})
