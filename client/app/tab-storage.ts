import type { StoredIn } from '#shared/browser-storage.ts'

import { ifAllowed } from './if-allowed.ts'

type TabKey = StoredIn<'session storage'>

/** Stores a text until the tab is closed. Does nothing in a browser that blocks storage. */
export function writeTab(key: TabKey, text: string) {
  ifAllowed(() => sessionStorage.setItem(key, text))
}

export const readTab = (key: TabKey) => ifAllowed(() => sessionStorage.getItem(key)) ?? null

export function removeTab(key: TabKey) {
  ifAllowed(() => sessionStorage.removeItem(key))
}

export function clearTab() {
  ifAllowed(() => sessionStorage.clear())
}
