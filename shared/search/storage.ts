import type { StorageDeclaration } from '../storage/storage-declaration.ts'

/** The key of the phrases last searched for in this browser. */
export const RECENT_SEARCHES_KEY = 'recent-searches'

export const searchStorage = {
  recentSearches: {
    name: RECENT_SEARCHES_KEY,
    kind: 'local storage',
    purpose: 'The last five phrases that were searched for, to search for them again. Never sent.',
    group: 'necessary',
    lifetime: 'until the shopper clears them, or signs out',
  },
} as const satisfies Record<string, StorageDeclaration>
