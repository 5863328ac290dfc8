import { EXPIRATION_DATABASE } from '#shared/offline/storage.ts'

declare const self: ServiceWorkerGlobalScope

/** Replaces the service worker when it is switched off: deletes everything that it stored, and removes itself. */
async function withdraw() {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  indexedDB.deleteDatabase(EXPIRATION_DATABASE)
  await self.registration.unregister()
}

void self.skipWaiting()
self.addEventListener('activate', (event) => event.waitUntil(withdraw()))
