import type { StorageDeclaration } from '../storage/storage-declaration.ts'

/** The key of bag changes that are not confirmed when a document is left, by site. */
export const WAITING_MUTATIONS_KEY = 'waiting-changes'

export const bagStorage = {
  waitingChanges: {
    name: WAITING_MUTATIONS_KEY,
    kind: 'session storage',
    purpose: 'Changes of the bag that wait for a connection.',
    group: 'necessary',
    lifetime: 'until they are sent, or the tab is closed',
  },
} as const satisfies Record<string, StorageDeclaration>
