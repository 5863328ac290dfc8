import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { LAST_TILE_KEY } from '#shared/listing/storage.ts'

import { emitShopEvent } from '../kit/shop-events.ts'
import { returnToTile } from './return-to-tile.ts'

const LIST = 'https://shop.example/g/lamps'
const scrollBy = vi.fn<(options: ScrollToOptions) => void>()
let isListShown = false

beforeEach(() => {
  vi.useFakeTimers()
  isListShown = false
  const stored = new Map([[LAST_TILE_KEY, `${LIST} JW0801 300`]])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('location', { href: LIST })
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('addEventListener', vi.fn<() => void>())
  // The browser has not scrolled, and the upper edge of the tile is in the window.
  const tile = { getBoundingClientRect: () => ({ top: 700, bottom: 1_100 }) }
  vi.stubGlobal('scrollBy', scrollBy)
  vi.stubGlobal('document', {
    addEventListener: vi.fn<() => void>(),
    querySelector: () => (isListShown ? tile : null),
  })
  vi.stubGlobal('PerformanceNavigationTiming', class {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const view = () =>
  emitShopEvent({ type: 'page-viewed', path: '/', title: 'Lamps', isDocument: false })

test('the shopper returns to the place of a tile once, when the page that was left for is still shown for a moment', () => {
  const stop = returnToTile()
  // The address is that of the list again, the page is not yet.
  view()
  vi.advanceTimersByTime(100)
  isListShown = true
  view()
  vi.advanceTimersByTime(99)
  expect(scrollBy).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(scrollBy).toHaveBeenCalledWith({ top: 400, behavior: 'instant' })
  view()
  vi.advanceTimersByTime(100)
  expect(scrollBy).toHaveBeenCalledOnce()
  stop()
})
