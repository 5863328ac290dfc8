import { expect, test, vi } from 'vitest'

import { lazyCode } from './lazy-code.ts'

const lost = () => Promise.reject(new TypeError('Failed to fetch'))

test('a chunk that fails once is requested a second time', async () => {
  const importCode = vi
    .fn<() => Promise<string>>(() => Promise.resolve('code'))
    .mockImplementationOnce(lost)
  const lazy = lazyCode(importCode)

  await expect(lazy.load()).resolves.toBe('code')
  expect(importCode).toHaveBeenCalledTimes(2)
})

test('a chunk that fails twice is requested again when it is needed again', async () => {
  const importCode = vi
    .fn<() => Promise<string>>(() => Promise.resolve('code'))
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost)
  const lazy = lazyCode(importCode)

  await expect(lazy.load()).rejects.toThrow('Failed to fetch')
  expect(lazy.loaded()).toBeNull()
  await expect(lazy.load()).resolves.toBe('code')
  expect(lazy.loaded()).toBe('code')
})

test('callers share one request', async () => {
  const importCode = vi.fn<() => Promise<string>>(() => Promise.resolve('code'))
  const lazy = lazyCode(importCode)
  lazy.preload()

  expect(lazy.load()).toBe(lazy.load())
  await lazy.load()
  expect(importCode).toHaveBeenCalledTimes(1)
})

test('a failed preload is silent', async () => {
  const lazy = lazyCode(lost)
  lazy.preload()

  await expect(lazy.load()).rejects.toThrow('Failed to fetch')
})
