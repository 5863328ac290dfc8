import { expect, test, vi, afterEach, beforeEach } from 'vitest'

import { defaultSite } from '#shared/site/site.ts'

import { createSender, createTaskQueue } from './sender.ts'
import type { Transport, Sink } from './sink.ts'

const context = {
  site: defaultSite,
  locale: 'en-US',
  settings: Promise.resolve(null),
  allowed: () => [],
} as const

/** A sink whose opening the test ends. */
function openSink() {
  const sent: object[] = []
  let opened: (transport: Transport<object> | null) => void = () => undefined
  const open = vi.fn<Sink['open']>(
    () =>
      new Promise((resolve) => {
        opened = resolve
      }),
  )
  const allowed = new Set<string>()
  const sink: Sink = { name: 'x', group: 'targeting', pages: 'all', to: '', bodies: {}, open }
  const sender = createSender(sink, { context, allows: (group) => allowed.has(group) })
  return {
    sender,
    sent,
    open,
    allowed,
    async finish(works = true) {
      opened(works ? { send: (body) => void sent.push(body) } : null)
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

test('before consent a sink is not opened, and what it was given is lost', async () => {
  const { sender, open, sent, allowed, finish } = openSink()
  allowed.add('performance')
  sender.take({ n: 1 })
  expect(open).not.toHaveBeenCalled()
  allowed.add('targeting')
  sender.take({ n: 2 })
  sender.take({ n: 3 })
  expect(open).toHaveBeenCalledOnce()
  expect(sent).toEqual([])
  await finish()
  expect(sent).toEqual([{ n: 2 }, { n: 3 }])
  sender.take({ n: 4 })
  expect(sent).toEqual([{ n: 2 }, { n: 3 }, { n: 4 }])
  expect(sender.leave()).toEqual([])
})

test('a withdrawal counts at once, also for what is waiting', async () => {
  const { sender, sent, allowed, finish } = openSink()
  allowed.add('targeting')
  sender.take({ n: 1 })
  allowed.clear()
  await finish()
  sender.take({ n: 2 })
  expect([sent, sender.leave()]).toEqual([[], []])
})

test('what waits for a sink when the page is left is handed on once, and is not sent here any more', async () => {
  const { sender, sent, allowed, finish } = openSink()
  allowed.add('targeting')
  sender.take({ n: 1 })
  expect(sender.leave()).toEqual([{ n: 1 }])
  await finish()
  expect([sent, sender.leave()]).toEqual([[], []])
})

test('a sink that cannot be opened keeps nothing waiting', async () => {
  const { sender, sent, allowed, finish } = openSink()
  allowed.add('targeting')
  sender.take({ n: 1 })
  await finish(false)
  sender.take({ n: 2 })
  expect([sent, sender.leave()]).toEqual([[], []])
})

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
