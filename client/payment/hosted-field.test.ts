import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { connectHostedField } from './hosted-field.ts'

const SHOP = 'https://shop.example'
const PROVIDER = 'https://pay.example'
const TOKEN = 'card_0123456789'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('handles the field’s messages, and shares one token request between callers', async () => {
  const { field, provider, heard } = openBilling()
  provider.say({ type: 'ready' })
  provider.say({ type: 'resize', height: 312 })
  provider.say({ type: 'state', complete: true })
  provider.say({ type: 'submit' })
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual([{ height: 312 }, 'typed', 'entered'])

  const [first, second] = [field.tokenize(), field.tokenize()]
  expect(second).toBe(first)
  await vi.advanceTimersByTimeAsync(1)
  expect(provider.asked()).toHaveLength(1)

  provider.say({ type: 'token', id: provider.askedId(), token: TOKEN })
  await expect(first).resolves.toEqual({ token: TOKEN })

  const third = field.tokenize()
  await vi.advanceTimersByTimeAsync(1)
  expect(provider.asked()).toHaveLength(2)
  provider.say({ type: 'refused', id: provider.askedId(), reason: 'incomplete' })
  await expect(third).resolves.toEqual({ refused: 'incomplete' })
})

test('ignores other frames, other origins, older requests and invalid messages', async () => {
  const { field, provider, page, heard } = openBilling()
  provider.say({ type: 'ready' })
  const waiting = field.tokenize()
  await vi.advanceTimersByTimeAsync(1)
  const id = provider.askedId()

  const answer = { type: 'token', id, token: 'stolen_token' }
  page.receive(answer, { origin: PROVIDER, source: {} })
  page.receive(answer, { origin: 'https://pay.example.evil.test', source: provider.window })
  page.receive(answer, { origin: 'null', source: provider.window })
  page.receive({ type: 'submit' }, { origin: PROVIDER, source: {} })
  page.receive({ type: 'submit' }, { origin: SHOP, source: provider.window })
  provider.say({ ...answer, id: 'another' })
  provider.say({ ...answer, token: '"><script>' })
  provider.say({ ...answer, type: 'refused', reason: 'because' })
  provider.say({ type: 'resize', height: 1e9 })
  provider.say({ type: 'resize', height: Number.NaN })
  provider.say({ type: 'state', complete: 'yes' })
  provider.say('token')
  provider.say(null)
  await vi.advanceTimersByTimeAsync(14_000)
  expect(heard).toEqual([])

  provider.say({ type: 'token', id, token: TOKEN })
  await expect(waiting).resolves.toEqual({ token: TOKEN })
})

test('is unavailable after 15 seconds without a response, and can be tried again', async () => {
  const { field, provider } = openBilling()
  const waiting = field.tokenize()
  await vi.advanceTimersByTimeAsync(14_999)
  expect(field.tokenize()).toBe(waiting)
  await vi.advanceTimersByTimeAsync(1)
  await expect(waiting).resolves.toEqual({ refused: 'unavailable' })

  expect(provider.asked()).toEqual([])
  const again = field.tokenize()
  provider.say({ type: 'ready' })
  await vi.advanceTimersByTimeAsync(1)
  provider.say({ type: 'token', id: provider.askedId(), token: TOKEN })
  await expect(again).resolves.toEqual({ token: TOKEN })
})

test('greets a field that is already loaded, and sends nothing to one still loading', async () => {
  const there = openBilling({ isLoaded: true })
  const loading = openBilling({ isLoaded: false })
  await vi.advanceTimersByTimeAsync(1)

  expect(there.provider.received).toEqual([{ type: 'hello' }])
  expect(loading.provider.received).toEqual([])
})

test('disconnecting stops listening and ends pending requests', async () => {
  const { field, provider, heard } = openBilling()
  provider.say({ type: 'ready' })
  const waiting = field.tokenize()
  await vi.advanceTimersByTimeAsync(1)
  field.disconnect()

  await expect(waiting).resolves.toEqual({ refused: 'unavailable' })
  await expect(field.tokenize()).resolves.toEqual({ refused: 'unavailable' })
  provider.say({ type: 'state', complete: true })
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

interface Sender {
  origin: string
  source: object
}
interface Message extends Sender {
  data: unknown
}

/** A fake window of one origin. Messages are copied and arrive later, and only if addressed to that origin. */
function openWindow(origin: string) {
  const hearing = new Set<(message: Message) => void>()
  const receive = (data: unknown, from: Sender) => {
    for (const hear of hearing) hear({ data, ...from })
  }
  return {
    addEventListener: (_type: 'message', hear: (message: Message) => void) => hearing.add(hear),
    removeEventListener: (_type: 'message', hear: (message: Message) => void) =>
      hearing.delete(hear),
    receive,
    deliver(data: unknown, targetOrigin: string, from: Sender) {
      const copy: unknown = structuredClone(data)
      if (targetOrigin === origin) queueMicrotask(() => receive(copy, from))
    },
  }
}

function openBilling({ isLoaded = false } = {}) {
  const page = openWindow(SHOP)
  const inFrame = openWindow(PROVIDER)
  const contentWindow = {
    postMessage: (data: unknown, targetOrigin: string) =>
      inFrame.deliver(data, targetOrigin, { origin: SHOP, source: page }),
  }
  const received: unknown[] = []
  inFrame.addEventListener('message', ({ data }) => received.push(data))

  const heard: (object | string)[] = []
  const field = connectHostedField({
    frame: {
      contentWindow,
      contentDocument: isLoaded ? null : {},
      ownerDocument: { defaultView: page },
    },
    origin: PROVIDER,
    onState: () => heard.push('typed'),
    onHeight: (height) => heard.push({ height }),
    onSubmit: () => heard.push('entered'),
  })

  const asked = () => received.filter(isRequest)
  return {
    field,
    page,
    heard,
    provider: {
      window: contentWindow,
      received,
      say: (data: unknown) => page.deliver(data, SHOP, { origin: PROVIDER, source: contentWindow }),
      asked,
      askedId: () => asked().at(-1)?.id ?? '',
    },
  }
}

const isRequest = (message: unknown): message is { type: 'tokenize'; id: string } =>
  typeof message === 'object' &&
  message !== null &&
  'type' in message &&
  message.type === 'tokenize' &&
  'id' in message &&
  typeof message.id === 'string'
