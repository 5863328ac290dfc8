/** How long a pointer must rest on a link to count as intent. */
const REST_MS = 60

/** Calls `preload` with a link's URL on hover, touch or focus. */
export function preloadOnIntent(preload: (address: string) => Promise<void>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const meant = new Set<string>()

  const mean = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    clearTimeout(timer)
    if (!(link instanceof HTMLAnchorElement) || meant.has(link.href)) return
    const ask = () => {
      meant.add(link.href)
      void preload(link.href).finally(() => setTimeout(() => meant.delete(link.href), 10_000))
    }
    if (event.type === 'pointerover') timer = setTimeout(ask, REST_MS)
    else ask()
  }

  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, mean, { passive: true })
  }
}
