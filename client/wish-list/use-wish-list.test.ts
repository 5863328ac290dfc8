import { expect, test, vi } from 'vitest'

import { keepWish, takeWish } from './use-wish-list.ts'

test('what a guest wants last is done once', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  })
  expect(takeWish()).toBeNull()
  keepWish('JW0801')
  keepWish('JW0807')
  expect(takeWish()).toBe('JW0807')
  expect(takeWish()).toBeNull()
})
