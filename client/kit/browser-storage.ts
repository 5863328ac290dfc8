import type { StoredIn } from '#shared/browser-storage.ts'

/**
 * Calls what a browser refuses while it blocks cookies and storage: `sessionStorage`, `BroadcastChannel`.
 * @returns undefined if it was refused
 */
export function ifAllowed<Result>(call: () => Result): Result | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}

/** The `Cookie` header that scripts may see. Empty where cookies are blocked. */
export const browserCookies = () => ifAllowed(() => document.cookie) ?? ''

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
