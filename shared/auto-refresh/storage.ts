import type { StorageDeclaration } from '../storage/storage-declaration.ts'

/** The key of the delivery intervals chosen for products. */
export const AUTO_REFRESH_KEY = 'auto-refresh'

export const autoRefreshStorage = {
  autoRefresh: {
    name: AUTO_REFRESH_KEY,
    kind: 'local storage',
    purpose: 'Which products are to be sent again, and how often. At most 50.',
    group: 'necessary',
    lifetime: 'until the shopper changes it',
  },
} as const satisfies Record<string, StorageDeclaration>
