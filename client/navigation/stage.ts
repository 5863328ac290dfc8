import { startTransition } from 'react'

import type { View } from '../pages/page.ts'

/** Connects navigation and app: navigation sets the current view, and the app reports when it is rendered. */
export function createStage() {
  let set: (view: View) => void = () => {}
  const waiting = new Map<View, () => void>()
  return {
    attach(setView: (view: View) => void) {
      set = setView
    },
    /** Resolves when the view is in the document. */
    show: (view: View) =>
      new Promise<void>((resolve) => {
        waiting.set(view, resolve)
        startTransition(() => set(view))
      }),
    /** Also resolves earlier views that were superseded. */
    shown(view: View) {
      if (!waiting.has(view)) return
      for (const resolve of waiting.values()) resolve()
      waiting.clear()
    },
  }
}

export type Stage = ReturnType<typeof createStage>
