import { expect, test } from 'vitest'

import { createLogBatch } from './log-batch.ts'

function openBatch() {
  const written: string[] = []
  const timers: PromiseWithResolvers<void>[] = []
  const kept: Promise<void>[] = []
  const add = createLogBatch({
    write: (line) => written.push(line),
    sleep: (ms) => {
      expect(ms).toBe(1000)
      const timer = Promise.withResolvers<void>()
      timers.push(timer)
      return timer.promise
    },
  })
  return {
    written,
    add: (line: string) => add(line, (work) => kept.push(work)),
    /** A second after the batch with this index was begun. */
    async pass(index: number) {
      timers[index]?.resolve()
      await kept[index]
    },
  }
}

test('lines are written together after a second, one below the other', async () => {
  const { written, add, pass } = openBatch()
  add('1')
  add('2')
  expect(written).toEqual([])
  await pass(0)
  expect(written).toEqual(['1\n2'])

  add('3')
  await pass(1)
  expect(written).toEqual(['1\n2', '3'])
})

test('a busy isolate writes 32 lines at a time, and none twice', async () => {
  const { written, add, pass } = openBatch()
  for (let index = 0; index < 40; index += 1) add(String(index))
  expect(written.map((lines) => lines.split('\n').length)).toEqual([32])
  await pass(0)
  await pass(1)
  expect(written.join('\n').split('\n')).toEqual(
    Array.from({ length: 40 }, (_, index) => String(index)),
  )
})
