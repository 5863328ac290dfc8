export {}

declare const self: ServiceWorkerGlobalScope

/** Where Workbox remembers how old its entries are. */
const DATABASE = 'workbox-expiration'

/** Replaces the service worker when it is switched off: deletes everything that it stored, and removes itself. */
async function withdraw() {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  indexedDB.deleteDatabase(DATABASE)
  await self.registration.unregister()
}

void self.skipWaiting()
self.addEventListener('activate', (event) => event.waitUntil(withdraw()))
