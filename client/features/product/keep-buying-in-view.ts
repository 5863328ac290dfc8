/**
 * On small screens, keeps the last element of a place, the area that sells the product, at the bottom of the screen
 * once it is scrolled out of view. Its place stays reserved, so nothing moves.
 *
 * @returns a function that ends this
 */
export function keepBuyingInView(place: HTMLElement) {
  const area = () => place.lastElementChild
  let back: IntersectionObserver | null = null

  const passing = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1)
      if (entry && entry.boundingClientRect.top < 0) hold(entry.boundingClientRect)
    },
    // Layout rounds, so what is in view may be a little less than whole.
    { threshold: [0, 0.95] },
  )
  // Where the footer has come up to the middle of the screen, nothing covers it.
  const ending = new IntersectionObserver(
    ([entry]) => place.toggleAttribute('data-at-end', entry?.isIntersecting ?? false),
    { rootMargin: '0px 0px -50% 0px' },
  )

  function hold({ bottom, height }: DOMRectReadOnly) {
    if (back) return
    const top = place.firstElementChild?.getBoundingClientRect().top ?? bottom
    place.style.minHeight = `${bottom - top}px`
    place.dataset['passed'] = ''
    passing.disconnect()
    // The place comes back into view from above, with the area at its end.
    back = new IntersectionObserver(([entry]) => entry?.isIntersecting && release(), {
      rootMargin: `-${Math.ceil(height)}px 0px 0px`,
    })
    back.observe(place)
  }

  function release() {
    back?.disconnect()
    back = null
    place.style.minHeight = ''
    delete place.dataset['passed']
    watch()
  }

  function watch() {
    const element = area()
    if (!back && element) passing.observe(element)
  }

  // Another choice has an area of its own.
  const changes = new MutationObserver(watch)
  changes.observe(place, { childList: true })
  watch()
  const footer = document.querySelector('footer')
  if (footer) ending.observe(footer)
  return () => {
    changes.disconnect()
    ending.disconnect()
    release()
    passing.disconnect()
    place.removeAttribute('data-at-end')
  }
}
