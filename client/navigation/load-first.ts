import type { CurrentView } from '../kit/page.ts'
import type { Destination, NavigationDependencies } from './destination.ts'
import { openStored } from './offline-navigation.tsx'
import { loadView } from './views.ts'

interface LoadedView {
  view: CurrentView
  /** The focused element when the shopper followed the link. */
  focused: Element | null
}

/** Offline, a page is loaded from the browser's caches before the address changes, because it may not be there. */
export function createLoadFirst(dependencies: NavigationDependencies) {
  let latest = 0
  let loaded: LoadedView | undefined
  return {
    /** The view of a navigation whose page was loaded first. Any other navigation overtakes one that still loads. */
    loaded() {
      if (!loaded) latest += 1
      return loaded
    },
    /** Loads the page, and then navigates to it. */
    async load(url: string, destination: Destination) {
      const focused = document.activeElement
      const own = latest
      const view = await loadView(destination, new AbortController().signal, dependencies)
      if (own !== latest || view === 'left') return
      if (typeof view === 'string') return openStored(url, dependencies.intl)
      loaded = { view, focused }
      // Dispatches its event at once.
      navigation.navigate(url)
      loaded = undefined
    },
  }
}

export type LoadFirst = ReturnType<typeof createLoadFirst>
