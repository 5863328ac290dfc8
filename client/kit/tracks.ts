import { handleAction, type Action } from './document-actions.ts'
import { onShopEvent } from './shop-events.ts'

/** Lets arrows scroll their rows, also in content that React does not hydrate, and shows where a row is. */
export function followTracks() {
  handleAction('moveRow', moveRow)
  const passive = { capture: true, passive: true }
  document.addEventListener('scroll', ({ target }) => isTrack(target) && measure(target), passive)
  document.addEventListener('load', measureAround, passive)
  addEventListener('resize', measureAll)
  onShopEvent(({ type }) => type === 'page-viewed' && measureAll())
  measureAll()
}

const TRACKS = '[data-track], [data-loops]'

const isTrack = (target: unknown): target is HTMLElement =>
  target instanceof HTMLElement && target.matches(TRACKS)

const buttonsFor = ({ id }: HTMLElement) =>
  document.querySelectorAll<HTMLButtonElement>(`button[aria-controls="${id}"]`)

/** Scrolls the row that a button controls by so many of the row's widths. A row with `data-loops` begins again at its end. */
function moveRow({ element, value }: Action) {
  const row = document.getElementById(element.getAttribute('aria-controls') ?? '')
  if (!row) return
  const isBack = Number(value) < 0
  if ('loops' in row.dataset && isAtEnd(row, isBack))
    row.scrollTo({ left: isBack ? row.scrollWidth : 0 })
  else row.scrollBy({ left: Number(value) * row.clientWidth })
}

/** Layout rounds, and a row may still be coming to rest, so less than half an item counts as nothing. */
function isAtEnd(
  { scrollLeft, scrollWidth, clientWidth, firstElementChild }: Element,
  isBack: boolean,
) {
  const rest = isBack ? scrollLeft : scrollWidth - clientWidth - scrollLeft
  return rest <= (firstElementChild?.clientWidth ?? 0) / 2
}

const measureAll = () => document.querySelectorAll<HTMLElement>(TRACKS).forEach(measure)

/** A row that comes later than the page is measured when a picture in it is loaded. */
function measureAround({ target }: Event) {
  const track = target instanceof HTMLImageElement && target.closest<HTMLElement>(TRACKS)
  if (track) measure(track)
}

/** Layout rounds, so a row is at its end a few pixels before (px). */
const NEARLY = 4

/** Shows which buttons of a row lead somewhere, and writes which item is shown. */
function measure(track: HTMLElement) {
  const { scrollLeft, scrollWidth, clientWidth } = track
  const hidden = scrollWidth - clientWidth
  for (const button of buttonsFor(track)) {
    const isBack = Number(button.dataset['value']) < 0
    const isEnd = (isBack ? scrollLeft : hidden - scrollLeft) < NEARLY
    // The buttons of a row that shows all its items keep their place, so nothing moves.
    button.style.visibility = hidden < NEARLY ? 'hidden' : ''
    button.disabled = isEnd && 'track' in track.dataset
  }
  writePosition(track, scrollLeft / (hidden || 1))
}

/** @param shown how far the row is scrolled, from 0 to 1 */
function writePosition({ id }: HTMLElement, shown: number) {
  const position = document.querySelector<HTMLElement>(`[data-position-in="${id}"]`)
  const texts = position?.dataset['positions']?.split('|') ?? []
  const text = texts[Math.round(shown * (texts.length - 1))]
  if (position && text && position.textContent !== text) position.textContent = text
}
