import type { StorageDeclaration } from './storage/storage-declaration.ts'
import {
  AGENT_KEY,
  AUTO_REFRESH_KEY,
  DRAFT_PREFIX,
  EXPIRATION_DATABASE,
  FILES_STORE,
  LAST_TILE_KEY,
  PAGES_PREFIX,
  PICTURES_STORE,
  PRECACHE_PREFIX,
  QUANTITIES_KEY,
  RECENT_SEARCHES_KEY,
  WAITING_EVENTS_KEY,
  WAITING_MUTATIONS_KEY,
} from './storage/storage-keys.ts'
import { wishListStorage } from './wish-list/storage.ts'

/** Everything that the shop keeps in a browser besides cookies. */
export const STORAGE = {
  draft: {
    name: `${DRAFT_PREFIX}{form}`,
    kind: 'session storage',
    purpose: 'What was typed into a form but not sent yet. Never a card or a password.',
    group: 'necessary',
    lifetime: 'until the form is sent, an order is placed, or the tab is closed',
  },
  waitingChanges: {
    name: WAITING_MUTATIONS_KEY,
    kind: 'session storage',
    purpose: 'Changes of the bag that wait for a connection.',
    group: 'necessary',
    lifetime: 'until they are sent, or the tab is closed',
  },
  waitingEvents: {
    name: WAITING_EVENTS_KEY,
    kind: 'session storage',
    purpose:
      'What was to be sent to a service for analytics when the page was left. Only of groups that were agreed to.',
    group: 'performance',
    lifetime: 'until the next page, or the tab is closed',
  },
  ...wishListStorage,
  agent: {
    name: AGENT_KEY,
    kind: 'session storage',
    purpose: 'An agent shops for a shopper in this tab, so that the end of it is told.',
    group: 'necessary',
    lifetime: 'until the agent stops, or the tab is closed',
  },
  lastTile: {
    name: LAST_TILE_KEY,
    kind: 'session storage',
    purpose: 'The tile by which a list was left, to show it again on going back.',
    group: 'necessary',
    lifetime: 'until the shopper goes back to the list, or the tab is closed',
  },
  quantities: {
    name: QUANTITIES_KEY,
    kind: 'local storage',
    purpose:
      'How many of a product were chosen but not added yet, for shipping and for pickup. At most 50.',
    group: 'necessary',
    lifetime: 'until they are added',
  },
  autoRefresh: {
    name: AUTO_REFRESH_KEY,
    kind: 'local storage',
    purpose: 'Which products are to be sent again, and how often. At most 50.',
    group: 'necessary',
    lifetime: 'until the shopper changes it',
  },
  recentSearches: {
    name: RECENT_SEARCHES_KEY,
    kind: 'local storage',
    purpose: 'The last five phrases that were searched for, to search for them again. Never sent.',
    group: 'necessary',
    lifetime: 'until the shopper clears them, or signs out',
  },
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

/** The names in one kind of storage, as a type: `draft:{form}` is any text that begins with `draft:`. */
export type StoredIn<Kind extends StorageDeclaration['kind']> = Written<
  Extract<(typeof STORAGE)[keyof typeof STORAGE], { kind: Kind }>['name']
>

type Written<Name extends string> = Name extends `${infer Start}{${string}}`
  ? `${Start}${string}`
  : Name
