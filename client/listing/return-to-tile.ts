import { LAST_TILE_KEY } from '#shared/listing/storage.ts'

import { closest } from '../kit/dom-events.ts'
import { onShopEvent } from '../kit/shop-events.ts'
import { readTab, removeTab, writeTab } from '../kit/browser-storage.ts'

/** When the browser has restored the scroll position (spec 2 §9). */
const RESTORED_MS = 100

/**
 * Remembers by which tile the shopper leaves a list, and where in the window it is. If they go back to the list and the
 * browser does not show all of that tile, it is scrolled to the same place.
 * @returns a function that ends it
 */
export function returnToTile() {
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('click', remember, { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && showLater(), { signal })
  const stop = onShopEvent(({ type }) => type === 'page-viewed' && showLater())
  if (cameBack()) showLater()
  return () => {
    listening.abort()
    stop()
  }
}

/** The same for every view of a list that is one entry of the history. */
const currentEntry = () =>
  'navigation' in globalThis ? (navigation.currentEntry?.key ?? location.href) : location.href

function remember(event: Event) {
  const tile = closest(event, '[data-tile]')
  if (!tile || !closest(event, 'a[href]')) return
  const { top } = tile.getBoundingClientRect()
  writeTab(LAST_TILE_KEY, `${currentEntry()} ${tile.dataset['tile']} ${top}`)
}

function showLater() {
  const [entry, id, place] = (readTab(LAST_TILE_KEY) ?? '').split(' ')
  if (!id || entry !== currentEntry()) return
  setTimeout(() => {
    const tile = document.querySelector(`#content [data-tile="${CSS.escape(id)}"]`)
    // Going back fast, the page that was left for may still be shown.
    if (!tile) return
    removeTab(LAST_TILE_KEY)
    const { top, bottom } = tile.getBoundingClientRect()
    if (top >= 0 && bottom <= innerHeight) return
    scrollBy({ top: top - Number(place), behavior: 'instant' })
  }, RESTORED_MS)
}

/** Whether this document was gone back to. */
function cameBack() {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward'
}
