import { afterEach, expect, test, vi } from 'vitest'

import { storedValues } from './stored-values.ts'

afterEach(() => vi.unstubAllGlobals())

function stubStorage() {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  })
  return stored
}

test('a browser keeps one number by product, and forgets it when asked', () => {
  stubStorage()
  const quantities = storedValues('quantities')
  quantities.set('us:lamp:shipping', 3)
  quantities.set('us:lamp:pickup', 2)
  expect(storedValues('quantities').get('us:lamp:shipping')).toBe(3)
  quantities.set('us:lamp:shipping', null)
  expect(quantities.get('us:lamp:shipping')).toBe(null)
  expect(quantities.get('us:lamp:pickup')).toBe(2)
})

test('only the latest are kept, and what others have written there counts as nothing', () => {
  const stored = stubStorage()
  const quantities = storedValues('quantities')
  for (let number = 0; number < 60; number += 1) quantities.set(`lamp-${number}`, number)
  expect(quantities.get('lamp-9')).toBe(null)
  expect(quantities.get('lamp-59')).toBe(59)
  for (const text of ['[1', '[1]', 'null', '"text"', '{"lamp":"many"}']) {
    stored.set('quantities', text)
    expect(quantities.get('lamp')).toBe(null)
  }
})

test('a browser that blocks storage keeps nothing', () => {
  expect(storedValues('quantities').get('lamp')).toBe(null)
  storedValues('quantities').set('lamp', 2)
})
