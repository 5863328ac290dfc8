import type { StoredIn } from '#shared/browser-storage.ts'

import { ifAllowed } from '../kit/browser-storage.ts'

/** More products than a shopper leaves unbought. */
const MOST_KEPT = 50

/** Numbers that this browser keeps by product, the latest last. Does nothing where storage is blocked. */
export function storedValues(storageKey: StoredIn<'local storage'>) {
  function read(): [string, number][] {
    // The edge has no storage, and an error that is caught costs it as much as the rest of a field.
    if (!('localStorage' in globalThis)) return []
    const stored: unknown = ifAllowed(() => JSON.parse(localStorage.getItem(storageKey) ?? '{}'))
    return Object.entries(stored ?? {}).filter(([, value]) => Number.isInteger(value))
  }
  function write(entries: [string, number][]) {
    const text = JSON.stringify(Object.fromEntries(entries.slice(-MOST_KEPT)))
    ifAllowed(() => localStorage.setItem(storageKey, text))
  }
  return {
    get: (key: string): number | null => read().find(([name]) => name === key)?.[1] ?? null,
    /** @param value null forgets it */
    set(key: string, value: number | null) {
      const before = read()
      const others = before.filter(([name]) => name !== key)
      if (value !== null) return write([...others, [key, value]])
      if (others.length < before.length) write(others)
    },
  }
}
