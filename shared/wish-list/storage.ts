import type { StorageDeclaration } from '../storage/storage-declaration.ts'

/** The key of the product that a guest wants on the Love-It List. */
export const WANTED_WISH_KEY = 'wanted-wish'

export const wishListStorage = {
  wantedWish: {
    name: WANTED_WISH_KEY,
    kind: 'session storage',
    purpose: 'The product that a guest wants on the Love-It List, until they have signed in.',
    group: 'necessary',
    lifetime: 'until they have signed in, or the tab is closed',
  },
} as const satisfies Record<string, StorageDeclaration>
