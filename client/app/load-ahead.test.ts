import { afterEach, expect, test, vi } from 'vitest'

import { loadAhead } from './load-ahead.ts'

interface Visit {
  isLoaded?: boolean
  onLine?: boolean
  saveData?: boolean
}

/** A browser that is idle at once. */
function visit({ isLoaded = true, onLine = true, saveData = false }: Visit = {}) {
  const window = new EventTarget()
  vi.stubGlobal('document', { readyState: isLoaded ? 'complete' : 'interactive' })
  vi.stubGlobal('navigator', { onLine, connection: { saveData } })
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act())
  vi.stubGlobal('cancelIdleCallback', vi.fn<() => void>())
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  const preload = vi.fn<() => void>()
  const cancel = loadAhead({ preload })
  return { preload, cancel, load: () => window.dispatchEvent(new Event('load')) }
}

afterEach(() => vi.unstubAllGlobals())

test('code of the account is loaded ahead, but never before the page has loaded', () => {
  expect(visit().preload).toHaveBeenCalledOnce()

  const early = visit({ isLoaded: false })
  expect(early.preload).not.toHaveBeenCalled()
  early.load()
  expect(early.preload).toHaveBeenCalledOnce()

  const left = visit({ isLoaded: false })
  left.cancel()
  left.load()
  expect(left.preload).not.toHaveBeenCalled()
})

test('visitors without a connection, and those who save data, load it when they ask for it', () => {
  expect(visit({ onLine: false }).preload).not.toHaveBeenCalled()
  expect(visit({ saveData: true }).preload).not.toHaveBeenCalled()
})
