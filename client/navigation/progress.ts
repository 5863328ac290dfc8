import { PAGE_SIZE } from '#shared/listing/page-parameters.ts'

import type { Destination } from './destination.ts'

/** A navigation that takes longer shows that it goes on (ms). */
const PATIENCE_MS = 300

let timer: ReturnType<typeof setTimeout> | undefined
let takeAway: ((isShown: boolean) => void) | undefined

/**
 * Shows that a navigation goes on if it takes long: placeholders of tiles in place of what a list will replace, and a thin bar
 * for other pages (`client/ui/global-styles.ts`). Another selection of the shown list keeps what is around its tiles.
 */
export function showProgress({ match, path }: Destination, shownPath: string | undefined) {
  endProgress(false)
  timer = setTimeout(() => {
    takeAway = show(['category', 'search'].includes(match.route.pageType), path === shownPath)
  }, PATIENCE_MS)
}

/** @param isShown whether the page of the navigation is there */
export function endProgress(isShown: boolean) {
  clearTimeout(timer)
  takeAway?.(isShown)
  takeAway = undefined
}

/** Hides what is around placeholders, by an attribute: a rule with `:has()` would restyle the document at every press. */
const hideAround = (place: Element, isHidden: boolean) =>
  place.parentElement?.toggleAttribute('data-replaced', isHidden)

/** @returns a function that restores what was there */
function show(isList: boolean, isSamePage: boolean) {
  const main = document.getElementById('content')
  const { activeElement: focused } = document
  const { scrollX, scrollY } = globalThis
  const replaced =
    isList && (isSamePage ? main?.querySelector('ul:has(> [data-tile])') : main?.firstChild)
  const place = document.createElement('div')
  place.dataset.coming = replaced ? 'tiles' : 'page'
  place.ariaHidden = 'true'
  main?.setAttribute('aria-busy', 'true')
  if (replaced) {
    place.append(...Array.from({ length: PAGE_SIZE }, () => document.createElement('span')))
    replaced.before(place)
    hideAround(place, true)
    if (!isSamePage) scrollTo(0, 0)
  } else document.body.append(place)

  return (isShown: boolean) => {
    main?.removeAttribute('aria-busy')
    hideAround(place, false)
    place.remove()
    if (isShown || !replaced || isSamePage) return
    scrollTo(scrollX, scrollY)
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
