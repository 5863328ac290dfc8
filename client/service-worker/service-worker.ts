import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { enable as enableNavigationPreload } from 'workbox-navigation-preload'
import { matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'

import {
  offlinePagePath,
  type ServiceWorkerSettings,
  type VisitedPage,
} from '#shared/offline/service-worker.ts'
import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite, LOCALES } from '#shared/site/site.ts'
import { FILES_STORE, PAGES_PREFIX, PICTURES_STORE } from '#shared/offline/storage.ts'

import { MAX_FILES, MAX_PAGES, MAX_PICTURES } from './cache-limits.ts'
import { findAudience, canonicalAddress, isPage, isPublic, leftAlone } from './own-pages.ts'
import { listReadable, asStored } from './stored-pages.ts'

declare global {
  interface ExtendableEvent {
    /** Static routing: the browser does not start the service worker for what matches. */
    addRoutes?(rules: {
      condition: { or: ReturnType<typeof leftAlone> }
      source: 'network'
    }): Promise<void>
  }
}

declare const self: ServiceWorkerGlobalScope & {
  settings: ServiceWorkerSettings
  InstallEvent?: { prototype: object }
}

/** The edge answers within 2.5 s (`worker/render/critical-deadline.ts`); a slow connection may take as long again (s). */
const PAGE_TIMEOUT_SECONDS = 5

const { deploy, legacyPaths, placement, shell } = self.settings
const places = createPlacement({ ...placement, defaultSite })

const PAGES = PAGES_PREFIX + deploy

const upTo = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true })

const onlyPublic = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    isPublic(response) ? response : null,
}

const pages = new NetworkFirst({
  cacheName: PAGES,
  networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => canonicalAddress(new URL(request.url), places),
      cacheWillUpdate: async ({ response }) =>
        isPublic(response) && isPage(response) ? response : null,
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && asStored(cachedResponse),
    },
    upTo(MAX_PAGES),
  ],
})
/** Nothing personal is stored. Without a connection, the offline page is shown at their address. */
const personalPages = new NetworkOnly()
/** Their names contain a hash of their content. */
const files = new CacheFirst({
  cacheName: FILES_STORE,
  matchOptions: { ignoreVary: true },
  plugins: [onlyPublic, upTo(MAX_FILES)],
})
/** The browser’s cache answers for the lifetime in a picture’s headers. */
const pictures = new NetworkFirst({
  cacheName: PICTURES_STORE,
  matchOptions: { ignoreVary: true },
  plugins: [onlyPublic, upTo(MAX_PICTURES)],
})

const isFile = ({ pathname }: URL) => /^\/(assets|fonts|static)\//.test(pathname)
const isPicture = ({ pathname }: URL) => pathname.startsWith('/pictures/')

precacheAndRoute([
  ...shell.map((url) => ({ url, revision: isFile(new URL(url, location.origin)) ? null : deploy })),
  ...LOCALES.map((locale) => ({ url: offlinePagePath(locale), revision: deploy })),
])

for (const [audience, strategy] of [
  ['public', pages],
  ['personal', personalPages],
] as const) {
  registerRoute(
    ({ request, sameOrigin, url }) =>
      request.mode === 'navigate' &&
      sameOrigin &&
      findAudience(url, places, legacyPaths) === audience,
    strategy,
  )
}
registerRoute(({ sameOrigin, url }) => sameOrigin && isFile(url), files)
registerRoute(({ sameOrigin, url }) => sameOrigin && isPicture(url), pictures)

setCatchHandler(async ({ request, url }) => {
  if (request.mode !== 'navigate') return Response.error()
  const { site, locale } = places.parse(url)
  const page = await matchPrecache(offlinePagePath(locale))
  if (!page) return Response.error()
  return listReadable(page, await caches.open(PAGES), (stored) => {
    const place = places.parse(stored)
    const isHere = place.site.id === site.id && place.locale === locale
    return isHere && findAudience(stored, places, legacyPaths) === 'public'
  })
})

// Elsewhere, a navigation to an endpoint would be requested twice: by the preload, and by the browser.
if (self.InstallEvent && 'addRoutes' in self.InstallEvent.prototype) {
  enableNavigationPreload()
  self.addEventListener('install', (event) => {
    const added = event.addRoutes?.({
      condition: { or: leftAlone(legacyPaths) },
      source: 'network',
    })
    event.waitUntil(Promise.resolve(added))
  })
}
// A new version replaces the old one at once. Open pages stay as they are, and their files are in the cache.
void self.skipWaiting()
clientsClaim()

self.addEventListener('activate', (event) => event.waitUntil(dropOtherPages()))

/** Pages of other builds, which would load other files. */
async function dropOtherPages() {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(PAGES_PREFIX) && name !== PAGES)
  await Promise.all(others.map((name) => caches.delete(name)))
}

self.addEventListener('message', (event) => event.waitUntil(store(event)))

/**
 * Stores a page that was not loaded through the service worker: without cookies, so that it is not personal, and after its
 * files, so that it works once it is there.
 */
async function store(event: ExtendableMessageEvent) {
  const visited: VisitedPage = event.data
  const loaded = visited.files.flatMap((file) => {
    const strategy = chooseStrategy(new URL(file))
    return strategy ? strategy.handleAll({ request: new Request(file), event }) : []
  })
  await Promise.allSettled(loaded)
  const page = new URL(visited.page, location.origin)
  if (page.origin !== location.origin || findAudience(page, places, legacyPaths) !== 'public')
    return
  const request = new Request(page, { credentials: 'omit', priority: 'low' })
  await Promise.allSettled(pages.handleAll({ request, event }))
}

/** How a file that a page has loaded is stored. Null for what is not, or is there from the start. */
function chooseStrategy(url: URL) {
  if (url.origin !== location.origin || shell.includes(url.pathname)) return null
  if (isFile(url)) return files
  return isPicture(url) ? pictures : null
}
