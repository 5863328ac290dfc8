import { use, useDeferredValue, useLayoutEffect, type ReactNode } from 'react'

import { LocationContext } from './app-context.ts'

/**
 * Whether all of a page is rendered. A navigation renders the first screen, and what depends on this once that is painted: a
 * slow phone takes several times longer for all of a list than for its heading.
 */
export function useIsWhole() {
  const { startsWithFirstScreen = false } = use(LocationContext) ?? {}
  return useDeferredValue(true, !startsWithFirstScreen)
}

/** A part that comes in the second step. Until then an empty screen is in its place, so that what follows is out of view. */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const isWhole = useIsWhole()
  const onWhole = use(LocationContext)?.onWhole
  useLayoutEffect(() => {
    if (isWhole) onWhole?.()
  }, [isWhole, onWhole])
  return isWhole ? children : <div data-later="" />
}
