/** The names in the browser's storage, which `browser-storage.ts` declares: apart from it, because every page uses them. */

/** Begins the keys of what was typed into a form, followed by the form's action. */
export const DRAFT_PREFIX = 'draft:'

/** The key of the phrases that were searched for in this browser. */
export const RECENT_SEARCHES_KEY = 'recent-searches'

/** The key of an agent's session in this tab, so that the end of it is told. */
export const AGENT_KEY = 'agent-session'

/** The key of quantities that were chosen but not added yet. */
export const QUANTITIES_KEY = 'quantities'

/** The key of how often products are to be sent again. */
export const AUTO_REFRESH_KEY = 'auto-refresh'

/** The key of the tile by which the shopper has left a list. */
export const LAST_TILE_KEY = 'last-tile'

/** The key of changes of the bag that are not confirmed when a document is left, by site. */
export const WAITING_MUTATIONS_KEY = 'waiting-changes'

/** The key of events that could not be sent before the page was left. */
export const WAITING_EVENTS_KEY = 'waiting-events'

/** Begins the name of the store of public pages, followed by the deploy. */
export const PAGES_PREFIX = 'pages-'

/** The stores of what the pages have loaded. */
export const FILES_STORE = 'files'
export const PICTURES_STORE = 'pictures'

/** Begins the name of the store that Workbox fills when the service worker is installed, followed by its scope. */
export const PRECACHE_PREFIX = 'workbox-precache-v2-'

/** The database in which Workbox remembers how old entries are. */
export const EXPIRATION_DATABASE = 'workbox-expiration'
