/** How long a promotion is shown (ms). */
const SHOWN_MS = 5_000

/**
 * Moves the promotions' row by itself, and shows its pause button. It rests while the mouse or the focus is in it, while
 * details are open, and stops for good once the shopper scrolls it. Where reduced motion is preferred it never moves.
 */
export function rotatePromotions(track: HTMLElement, pause: HTMLButtonElement) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const bar = track.parentElement ?? track
  const isPaused = () => pause.ariaPressed === 'true'
  const setPaused = (value: boolean) => {
    pause.ariaPressed = String(value)
  }
  const isInUse = () =>
    bar.matches(':hover') ||
    bar.querySelector(':focus-visible, :popover-open') !== null ||
    document.hidden

  pause.hidden = false
  pause.addEventListener('click', () => setPaused(!isPaused()))
  for (const type of ['wheel', 'touchmove', 'click'] as const)
    bar.addEventListener(
      type,
      ({ target }) => target instanceof Node && !pause.contains(target) && setPaused(true),
      { passive: true },
    )
  setInterval(() => isPaused() || isInUse() || showNext(track), SHOWN_MS)
}

function showNext(track: HTMLElement) {
  const { scrollLeft, scrollWidth, clientWidth } = track
  const isLast = scrollLeft + clientWidth * 1.5 > scrollWidth
  track.scrollTo({ left: isLast ? 0 : scrollLeft + clientWidth })
}
