import type { StorageDeclaration } from '../storage/storage-declaration.ts'

/** The key of the tile that the shopper followed from a list. */
export const LAST_TILE_KEY = 'last-tile'

export const listingStorage = {
  lastTile: {
    name: LAST_TILE_KEY,
    kind: 'session storage',
    purpose: 'The tile by which a list was left, to show it again on going back.',
    group: 'necessary',
    lifetime: 'until the shopper goes back to the list, or the tab is closed',
  },
} as const satisfies Record<string, StorageDeclaration>
