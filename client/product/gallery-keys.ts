/** The index of the picture that a track shows. */
export function shownIndex(track: HTMLElement) {
  const { scrollLeft, scrollWidth, clientWidth, childElementCount } = track
  const rest = scrollWidth - clientWidth
  return rest > 0 ? Math.round((scrollLeft / rest) * (childElementCount - 1)) : 0
}

/** Where a key leads to; null for other keys. */
export function indexAfter(key: string, index: number, total: number) {
  const wanted = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: total - 1 }[key]
  return wanted === undefined ? null : Math.max(0, Math.min(total - 1, wanted))
}

export function showPicture(track: HTMLElement, index: number) {
  const picture = track.children[index]
  if (picture instanceof HTMLElement)
    track.scrollTo({ left: picture.offsetLeft - track.offsetLeft })
}

/**
 * Lets keys move the pictures one by one, and marks the small picture of the one that is shown.
 *
 * @returns a function that ends this
 */
export function followGallery(track: HTMLElement) {
  const small = track.closest('article')?.querySelectorAll(`a[href^="#${track.id}-"]`) ?? []
  function mark() {
    const shown = shownIndex(track)
    small.forEach((link, index) => {
      if (index === shown) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    })
  }
  function onKey(event: KeyboardEvent) {
    if (event.target !== track || event.altKey || event.ctrlKey || event.metaKey) return
    const next = indexAfter(event.key, shownIndex(track), track.childElementCount)
    if (next === null) return
    event.preventDefault()
    showPicture(track, next)
  }
  mark()
  track.addEventListener('scroll', mark, { passive: true })
  track.addEventListener('keydown', onKey)
  return () => {
    track.removeEventListener('scroll', mark)
    track.removeEventListener('keydown', onKey)
  }
}
