import { createContext, use, useDeferredValue, useLayoutEffect, type ReactNode } from 'react'

import type { ViewController } from '../navigation/view-controller.ts'
import type { CurrentView } from '../pages/page.ts'

/** Whether all of the page is rendered, and not only its first screen. */
const WholeContext = createContext(true)

interface FirstScreenFirstProps {
  view: CurrentView
  viewController: ViewController | undefined
  children: ReactNode
}

/**
 * Renders the page of a navigation in two steps: the first screen, and once that is painted, what is in
 * `BelowFirstScreen`. A slow phone takes several times longer for all of a list than for its heading.
 */
export function FirstScreenFirst({ view, viewController, children }: FirstScreenFirstProps) {
  const isWhole = useDeferredValue(true, !view.startsWithFirstScreen)
  useLayoutEffect(() => {
    if (isWhole) viewController?.completed(view)
  }, [isWhole, view, viewController])
  return <WholeContext value={isWhole}>{children}</WholeContext>
}

export const useIsWhole = () => use(WholeContext)

/** A part that comes in the second step. Until then an empty screen is in its place, so that what follows is out of view. */
export const BelowFirstScreen = ({ children }: { children: ReactNode }) =>
  useIsWhole() ? children : <div data-later="" />
