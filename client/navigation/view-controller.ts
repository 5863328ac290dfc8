import { startTransition } from 'react'

import type { CurrentView } from '../pages/page.ts'

/** Connects navigation and app: navigation sets the current view, and the app reports when it is rendered. */
export function createViewController() {
  let set: ((view: CurrentView) => void) | null = null
  let current: CurrentView | null = null
  let whole: CurrentView | null = null
  let checkWhole = () => {}
  const waiting = new Map<CurrentView, () => void>()
  return {
    /** @returns a function that detaches the app */
    attach(setView: (view: CurrentView) => void) {
      set = setView
      return () => {
        set = null
      }
    },
    /** False until the app is rendered, and after it failed as a whole. */
    isAttached: () => set !== null,
    /** The view in the document, which may differ from the address while another one is loading. */
    current: () => current,
    /** Resolves when the view is in the document, or its first screen. */
    show: (view: CurrentView) =>
      new Promise<void>((resolve) => {
        waiting.set(view, resolve)
        if (view.path !== current?.path) anchorScroll(false)
        startTransition(() => set?.(view))
      }),
    /** Resolves when all of the view is in the document. Never if another view takes its place before. */
    whenWhole: (view: CurrentView) =>
      new Promise<void>((resolve) => {
        checkWhole = () => whole === view && resolve()
        checkWhole()
      }),
    /** Also resolves earlier views that were superseded. */
    shown(view: CurrentView) {
      current = view
      if (!view.startsWithFirstScreen) this.completed(view)
      if (!waiting.has(view)) return
      for (const resolve of waiting.values()) resolve()
      waiting.clear()
      requestAnimationFrame(() => requestAnimationFrame(() => anchorScroll(true)))
    },
    completed(view: CurrentView) {
      whole = view
      checkWhole()
    },
  }
}

export type ViewController = ReturnType<typeof createViewController>

/**
 * Going back, a browser scrolls before the view changes. Firefox would then keep in place what was visible, such as the
 * footer of the other page.
 */
function anchorScroll(isOn: boolean) {
  document.documentElement.style.overflowAnchor = isOn ? '' : 'none'
}
