import { startTransition } from 'react'

import type { View } from '../pages/page.ts'

/** What the browser's navigation and the app share: the one shows a view, the other says when it stands. */
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
    /** Earlier views that were overtaken are settled with it. */
    shown(view: View) {
      if (!waiting.has(view)) return
      for (const resolve of waiting.values()) resolve()
      waiting.clear()
    },
  }
}

export type Stage = ReturnType<typeof createStage>
