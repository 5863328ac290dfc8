import type { ConsentGroup } from './consent-groups.ts'

/** A key, cache or database of the shop in a browser. */
export interface StorageDeclaration {
  /** The key, or the name of the cache or database. Braces enclose a variable part. */
  name: string
  /** Session storage ends with the tab, all others stay. */
  kind: 'session storage' | 'local storage' | 'cache storage' | 'IndexedDB'
  purpose: string
  group: ConsentGroup
  lifetime: string
}
