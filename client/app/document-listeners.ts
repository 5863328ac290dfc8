import { closest } from './closest.ts'
import { onShopEvent } from './shop-events.ts'

/** The element that is shown while there is no connection. */
export const OFFLINE_NOTICE_ID = 'offline'

/**
 * Submits a sort order when it changes, and lets arrows scroll their row. The listeners are on the document, so they
 * also work in content that React does not hydrate.
 */
export function listenToDocument() {
  document.addEventListener('change', submitOnChange)
  document.addEventListener('click', moveTrack)
  const passive = { capture: true, passive: true }
  document.addEventListener('scroll', ({ target }) => isTrack(target) && measure(target), passive)
  addEventListener('resize', measureAll)
  onShopEvent(({ type }) => type === 'page-viewed' && measureAll())
  measureAll()
  for (const type of ['online', 'offline']) addEventListener(type, showConnection)
  showConnection()
}

/** Shows the notice about a lost connection, or hides it. */
function showConnection() {
  const notice = document.getElementById(OFFLINE_NOTICE_ID)
  if (notice) notice.hidden = navigator.onLine
}

/** A field with `data-submits` submits its form. */
function submitOnChange({ target }: Event) {
  if (target instanceof HTMLSelectElement && 'submits' in target.dataset) {
    target.form?.requestSubmit()
  }
}

const isTrack = (target: unknown): target is HTMLElement =>
  target instanceof HTMLElement && 'track' in target.dataset

const controlsOf = ({ id }: HTMLElement) =>
  document.querySelectorAll<HTMLButtonElement>(`button[aria-controls="${id}"]`)

/** A button with `data-step` scrolls the row that it controls by so many of the row's widths. */
function moveTrack(event: Event) {
  const button = closest(event, '[data-step]')
  const track = document.getElementById(button?.getAttribute('aria-controls') ?? '')
  track?.scrollBy({ left: Number(button?.dataset['step']) * track.clientWidth })
}

const measureAll = () => document.querySelectorAll<HTMLElement>('[data-track]').forEach(measure)

/** Layout rounds, so a row is at its end a few pixels before (px). */
const NEARLY = 4

/** Disables the buttons that lead nowhere, and writes which item of the row is shown. */
function measure(track: HTMLElement) {
  const { scrollLeft, scrollWidth, clientWidth } = track
  const rest = scrollWidth - clientWidth - scrollLeft
  for (const button of controlsOf(track)) {
    const isBack = Number(button.dataset['step']) < 0
    button.disabled = (isBack ? scrollLeft : rest) < NEARLY
  }
  const position = document.querySelector<HTMLElement>(`[data-position-in="${track.id}"]`)
  const texts = position?.dataset['positions']?.split('|') ?? []
  const shown = scrollLeft / (scrollWidth - clientWidth || 1)
  const text = texts[Math.round(shown * (texts.length - 1))]
  if (position && text && position.textContent !== text) position.textContent = text
}
