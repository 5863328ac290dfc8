import type { ConsentGroup } from './consent-groups.ts'

/** Something that the shop keeps in a browser besides cookies. */
export interface StorageDeclaration {
  /** The key, or the name of the store. What is in braces differs. */
  name: string
  /** Session storage ends with the tab, all others stay. */
  kind: 'session storage' | 'local storage' | 'cache storage' | 'IndexedDB'
  purpose: string
  group: ConsentGroup
  lifetime: string
}
