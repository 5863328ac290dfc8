interface InView {
  selector: string
  /** The part of an element that has to be in view. */
  threshold: number
  /** Called once for each element. */
  seen: (element: Element) => void
}

/** Watches which elements come into view, also those that are added later. @returns a function that begins anew */
export function watchInView({ selector, threshold, seen }: InView) {
  let observed = new WeakSet<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        seen(target)
      }
    },
    { threshold },
  )

  /** Lists grow, and others come with the next page. */
  function look() {
    for (const element of document.querySelectorAll(selector)) {
      if (observed.has(element)) continue
      observed.add(element)
      observer.observe(element)
    }
  }

  look()
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  return function startAnew() {
    observer.disconnect()
    observed = new WeakSet()
    look()
  }
}
