import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createTaskQueue } from './task-queue.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function queueOf(count: number) {
  const queue = createTaskQueue()
  const ran: number[] = []
  for (let task = 1; task <= count; task += 1) queue.add(() => ran.push(task))
  return { queue, ran }
}

test('tasks run later, in their order, and let the browser do other things in between', () => {
  const { ran } = queueOf(3)
  expect(ran).toEqual([])
  vi.advanceTimersToNextTimer()
  expect(ran).toEqual([1])
  vi.advanceTimersToNextTimer()
  expect(ran).toEqual([1, 2])
  vi.advanceTimersToNextTimer()
  expect(ran).toEqual([1, 2, 3])
  expect(vi.getTimerCount()).toBe(0)
})

test('what is left runs at once when the page is left, and not again', () => {
  const { queue, ran } = queueOf(3)
  queue.finish()
  vi.runAllTimers()
  queue.finish()
  expect(ran).toEqual([1, 2, 3])
})

test('a task that fails does not hold up the others', () => {
  const queue = createTaskQueue()
  const ran: string[] = []
  queue.add(() => {
    throw new Error('failed')
  })
  queue.add(() => ran.push('next'))
  expect(() => vi.advanceTimersToNextTimer()).toThrow('failed')
  vi.advanceTimersToNextTimer()
  expect(ran).toEqual(['next'])
})
