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
  quantities.set('us:candle:shipping', 3)
  quantities.set('us:candle:pickup', 2)
  expect(storedValues('quantities').get('us:candle:shipping')).toBe(3)
  quantities.set('us:candle:shipping', null)
  expect(quantities.get('us:candle:shipping')).toBe(null)
  expect(quantities.get('us:candle:pickup')).toBe(2)
})

test('only the latest are kept, and what others have written there counts as nothing', () => {
  const stored = stubStorage()
  const quantities = storedValues('quantities')
  for (let number = 0; number < 60; number += 1) quantities.set(`candle-${number}`, number)
  expect(quantities.get('candle-9')).toBe(null)
  expect(quantities.get('candle-59')).toBe(59)
  for (const text of ['[1', '[1]', 'null', '"text"', '{"candle":"many"}']) {
    stored.set('quantities', text)
    expect(quantities.get('candle')).toBe(null)
  }
})

test('a browser that blocks storage keeps nothing', () => {
  expect(storedValues('quantities').get('candle')).toBe(null)
  storedValues('quantities').set('candle', 2)
})
