import { beforeEach, expect, test, vi } from 'vitest'

import { keepWish, takeWish } from './kept-wish.ts'

const NOW = 1_800_000_000_000
const MINUTE = 60_000

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
})

test('what a guest wants is done once', () => {
  expect(takeWish(NOW)).toBeNull()
  keepWish('JW0801', NOW)
  keepWish('JW0807', NOW)
  expect(takeWish(NOW + 29 * MINUTE)).toBe('JW0807')
  expect(takeWish(NOW + 29 * MINUTE)).toBeNull()
})

test('a wish of half an hour ago is forgotten, as is anything that is none', () => {
  keepWish('JW0801', NOW)
  expect(takeWish(NOW + 30 * MINUTE)).toBeNull()
  keepWish('JW0801', NOW)
  expect(takeWish(NOW - MINUTE)).toBeNull()
  keepWish('"],[', NOW)
  expect(takeWish(NOW)).toBeNull()
})
