import { SERVICE_WORKER_PATH, type VisitedPage } from '#shared/offline/service-worker.ts'

import { whenIdle } from '../app/lazy-code.ts'
import { onShopEvent } from '../app/shop-events.ts'
import { trustedScript } from '../app/trusted-types.ts'

/**
 * Registers the service worker once the page has loaded and the browser is idle. What was loaded before it, or is
 * viewed without a document, it is told about.
 */
export function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // Also when a new version, which has no pages yet, replaces an old one.
  serviceWorker.addEventListener('controllerchange', () => void tell(loadedFiles()))
  onShopEvent((event) => {
    if (event.type === 'page-viewed' && !event.isDocument) void tell([])
  })
  // A browser that blocks storage refuses.
  const register = () =>
    void serviceWorker.register(trustedScript(SERVICE_WORKER_PATH)).catch(() => null)
  if (document.readyState === 'complete') whenIdle(register)
  else addEventListener('load', () => whenIdle(register))
}

const loadedFiles = () => performance.getEntriesByType('resource').map(({ name }) => name)

async function tell(files: readonly string[]) {
  if (navigator.connection?.saveData) return
  const { active } = await navigator.serviceWorker.ready
  const visited: VisitedPage = { page: location.href, files }
  active?.postMessage(visited)
}
