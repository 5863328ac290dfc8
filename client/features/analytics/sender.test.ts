import { expect, test, vi } from 'vitest'

import { defaultSite } from '#shared/site/site.ts'

import { createSender } from './sender.ts'
import type { Transport, Sink } from './sink.ts'

const context = {
  site: defaultSite,
  locale: 'en-US',
  settings: Promise.resolve(null),
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
