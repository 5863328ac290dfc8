import { expect, test } from 'vitest'

import { sendToNativeApp } from './native-bridge.ts'

const NOW = Date.UTC(2026, 10, 23, 12, 0)

const listening = () => {
  const messages: string[] = []
  return { messages, bridge: { postMessage: (message: string) => void messages.push(message) } }
}

test('both kinds of web views get the action, with a session that lasts half an hour', () => {
  const ios = listening()
  const android = listening()
  const changed = { action: 'bag-changed', bagCount: 3 } as const

  const view = { webkit: { messageHandlers: { vitrineApp: ios.bridge } } }
  expect(sendToNativeApp(changed, { view, now: NOW + 0.4 })).toBe(true)
  expect(sendToNativeApp(changed, { view: { vitrineApp: android.bridge }, now: NOW })).toBe(true)

  const sessionExpiry = Date.UTC(2026, 10, 23, 12, 30)
  const expected = { type: 'action', action: 'bag-changed', bagCount: 3, sessionExpiry }
  expect([...ios.messages, ...android.messages].map((text) => JSON.parse(text))).toEqual([
    expected,
    expected,
  ])
})

test('without a bridge nothing is sent', () => {
  const wish = { action: 'sign-in' } as const
  expect(sendToNativeApp(wish, { view: {}, now: NOW })).toBe(false)
  expect(sendToNativeApp(wish, { view: { webkit: { messageHandlers: {} } }, now: NOW })).toBe(false)
})
