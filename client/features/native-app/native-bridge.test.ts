import { expect, test } from 'vitest'

import { tellNativeApp } from './native-bridge.ts'

const NOW = Date.UTC(2026, 10, 23, 12, 0)

const listening = () => {
  const messages: string[] = []
  return { messages, bridge: { postMessage: (message: string) => void messages.push(message) } }
}

test('both kinds of web views get the action, with a session that lasts half an hour', () => {
  const ios = listening()
  const android = listening()

  expect(
    tellNativeApp('sign-in', {
      view: { webkit: { messageHandlers: { vitrineApp: ios.bridge } } },
      now: NOW,
    }),
  ).toBe(true)
  expect(tellNativeApp('sign-in', { view: { vitrineApp: android.bridge }, now: NOW })).toBe(true)

  const sessionExpiry = Date.UTC(2026, 10, 23, 12, 30)
  const expected = { type: 'action', action: 'sign-in', sessionExpiry }
  expect([...ios.messages, ...android.messages].map((text) => JSON.parse(text))).toEqual([
    expected,
    expected,
  ])
})

test('without a bridge nobody is told', () => {
  expect(tellNativeApp('sign-in', { view: {}, now: NOW })).toBe(false)
  expect(tellNativeApp('sign-in', { view: { webkit: { messageHandlers: {} } }, now: NOW })).toBe(
    false,
  )
})
