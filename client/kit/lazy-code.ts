/** Code that a dynamic import loads. */
export interface LazyCode<Code> {
  /** In the browser, all callers share one request. Rejects when a retry fails as well; the next call then tries again. */
  load: () => Promise<Code>
  /** The code, or null until it is loaded. */
  loaded: () => Code | null
  /** Loads the code before it is needed. A failure is reported only to the caller that needs the code. */
  preload: () => void
}

/**
 * Every dynamic import of the client goes through here, except those of the pages.
 *
 * @param importCode imports the chunk and picks what is needed from it
 */
export /*#__NO_SIDE_EFFECTS__*/ function lazyCode<Code>(
  importCode: () => Promise<Code>,
): LazyCode<Code> {
  let code: Code | null = null
  let loading: Promise<Code> | undefined

  async function importOnce() {
    try {
      code = await importCode().catch(importCode)
      return code
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  // On the edge, a promise of one request may never settle for another one.
  const load = () => (import.meta.env.SSR ? importOnce() : (loading ??= importOnce()))

  return {
    load,
    loaded: () => code,
    preload: () => void load().catch(() => null),
  }
}

/** Loads code that a tap or key may soon need. Not within its event, since the paint after a tap would wait for it. */
export const preloadAfterPaint = (preload: () => void) =>
  requestAnimationFrame(() => setTimeout(preload))

/** The props of an element that loads code when the shopper is about to use it. */
export function onIntent(preload: () => void) {
  const preloadLater = () => preloadAfterPaint(preload)
  return { onPointerOver: preloadLater, onFocus: preloadLater }
}

/** Safari has no `requestIdleCallback`. By then the first paint is over (ms). */
const IDLE_FALLBACK_MS = 2_000
/** Chromium may never call a page that draws no more frames. By then even a slow phone has hydrated it (ms). */
const LATEST_IDLE_MS = 4_000

/** Loads code once the browser is idle, or after a few seconds. @returns a function that cancels it */
export function whenIdle(preload: () => void) {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(preload, IDLE_FALLBACK_MS)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(preload, { timeout: LATEST_IDLE_MS })
  return () => cancelIdleCallback(request)
}
