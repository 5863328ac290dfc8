import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { lazyCode, whenIdle } from './lazy-code.ts'

beforeEach(() => void vi.stubEnv('SSR', false))

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

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

test('on the edge, a request that ends early leaves no import behind that others wait for', async () => {
  vi.stubEnv('SSR', true)
  const importCode = vi
    .fn<() => Promise<string>>(() => Promise.resolve('code'))
    .mockImplementationOnce(() => new Promise(() => {}))
  const lazy = lazyCode(importCode)
  lazy.preload()

  await expect(lazy.load()).resolves.toBe('code')
})

test('a failed preload is silent', async () => {
  const lazy = lazyCode(lost)
  lazy.preload()

  await expect(lazy.load()).rejects.toThrow('Failed to fetch')
})

/** A browser that is never idle and only keeps deadlines, like Chromium on a page that draws no more frames. */
function stubBrowserWithoutFrames() {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (act: () => void, options?: IdleRequestOptions) =>
    options?.timeout ? setTimeout(act, options.timeout) : 0,
  )
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
}

test('idle work starts after four seconds in a browser that is never idle', () => {
  stubBrowserWithoutFrames()
  const preload = vi.fn<() => void>()
  const canceled = vi.fn<() => void>()
  whenIdle(preload)
  whenIdle(canceled)()

  vi.advanceTimersByTime(3_999)
  expect(preload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(preload).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(canceled).not.toHaveBeenCalled()
})
