import type { StorageDeclaration } from '../storage/storage-declaration.ts'

/** Precedes the deploy in the name of the cache of public pages. */
export const PAGES_PREFIX = 'pages-'

/** The caches of files and pictures that those pages have loaded. */
export const FILES_STORE = 'files'
export const PICTURES_STORE = 'pictures'

/** Precedes the scope in the name of the cache that Workbox fills when the service worker is installed. */
export const PRECACHE_PREFIX = 'workbox-precache-v2-'

/** The database in which Workbox keeps the ages of cache entries. */
export const EXPIRATION_DATABASE = 'workbox-expiration'

export const offlineStorage = {
  pages: {
    name: `${PAGES_PREFIX}{deploy}`,
    kind: 'cache storage',
    purpose: 'The public pages that were visited last, to show them offline.',
    group: 'necessary',
    lifetime: 'until the next deploy, or until the customer signs out',
  },
  files: {
    name: FILES_STORE,
    kind: 'cache storage',
    purpose: 'Scripts, styles and fonts of those pages.',
    group: 'necessary',
    lifetime: 'until newer ones replace them',
  },
  pictures: {
    name: PICTURES_STORE,
    kind: 'cache storage',
    purpose: 'Pictures of those pages.',
    group: 'necessary',
    lifetime: 'until newer ones replace them',
  },
  shell: {
    name: `${PRECACHE_PREFIX}{scope}`,
    kind: 'cache storage',
    purpose: 'The files that every page needs, and the offline pages.',
    group: 'necessary',
    lifetime: 'until the next deploy',
  },
  expiration: {
    name: EXPIRATION_DATABASE,
    kind: 'IndexedDB',
    purpose: 'When each of these pages, files and pictures was last used.',
    group: 'necessary',
    lifetime: 'as long as they are kept',
  },
} as const satisfies Record<string, StorageDeclaration>
