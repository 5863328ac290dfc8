import { startTransition } from 'react'

import type { CurrentView } from '../kit/page.ts'

/** Connects navigation and app: navigation sets the current view, and the app reports when it is rendered. */
export function createViewController() {
  let set: ((view: CurrentView) => void) | null = null
  let current: CurrentView | null = null
  let awaited: { view: CurrentView; resolve: () => void } | null = null
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
    /** The same, or null while React renders another one, which it will show. */
    settled: () => (awaited ? null : current),
    /** Resolves when the view is in the document, or its first screen. Never if another view takes its place before. */
    show: (view: CurrentView) =>
      new Promise<void>((resolve) => {
        awaited = { view, resolve }
        if (view.path !== current?.path) anchorScroll(false)
        startTransition(() => set?.(view))
      }),
    shown(view: CurrentView) {
      current = view
      if (awaited?.view !== view) return
      awaited.resolve()
      awaited = null
      requestAnimationFrame(() => requestAnimationFrame(() => anchorScroll(true)))
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
