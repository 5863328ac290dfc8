/**
 * On small screens, keeps the last element of a place, which sells the product, at the bottom of the screen once it
 * is scrolled out of view. Its place stays reserved, so nothing moves.
 *
 * @returns a function that ends this
 */
export function keepBuyingInView(place: HTMLElement) {
  const footer = document.querySelector('footer')
  let isPassed = false
  let isAtEnd = false

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (target === place) isPassed = !isIntersecting && boundingClientRect.bottom <= 0
      else if (!isPassed) isPassed = !isIntersecting && boundingClientRect.bottom <= 0
    }
    show()
  })

  // Where the footer has come up to the middle of the screen, nothing covers it.
  const end = new IntersectionObserver(
    ([entry]) => {
      isAtEnd = entry?.isIntersecting ?? false
      show()
    },
    { rootMargin: '0px 0px -50% 0px' },
  )

  function show() {
    const region = place.lastElementChild
    if (!(region instanceof HTMLElement)) return
    if (isPassed && !('passed' in place.dataset)) {
      const first = place.firstElementChild ?? region
      const height = region.getBoundingClientRect().bottom - first.getBoundingClientRect().top
      place.style.minHeight = `${height}px`
      place.dataset['passed'] = ''
      observer.unobserve(region)
      observer.observe(place)
    } else if (!isPassed && 'passed' in place.dataset) {
      observer.unobserve(place)
      release()
      observer.observe(region)
    }
    place.toggleAttribute('data-at-end', isAtEnd)
  }

  function release() {
    place.style.minHeight = ''
    delete place.dataset['passed']
  }

  function watch() {
    if (!isPassed && place.lastElementChild) observer.observe(place.lastElementChild)
  }

  // Another choice has an area of its own.
  const changes = new MutationObserver(watch)
  changes.observe(place, { childList: true })
  watch()
  if (footer) end.observe(footer)
  return () => {
    changes.disconnect()
    observer.disconnect()
    end.disconnect()
    release()
    place.removeAttribute('data-at-end')
  }
}
