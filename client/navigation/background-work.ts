import * as features from '#shop/features.ts'
import { SERVICE_WORKER_PATH, type VisitedPage } from '#shared/offline/service-worker.ts'

import { startAnalytics } from '../analytics/start-analytics.ts'
import { customerIn, sessionQuery } from '../kit/session.ts'
import { hasWaiting, takeWaiting } from '../bag/waiting-mutations.ts'
import type { NavigationDependencies } from './destination.ts'
import { onShopEvent } from '../kit/shop-events.ts'
import { whenIdle, lazyCode } from '../kit/lazy-code.ts'
import { trustedScript } from '../kit/trusted-types.ts'
import { startVitals } from '../vitals/start-vitals.ts'

/** Starts the work of every document that goes on beside navigation. */
export function startBackgroundWork(dependencies: NavigationDependencies, isShop: boolean) {
  startAnalytics({ ...dependencies, isShop })
  if (isShop) registerServiceWorker()
  whenIdle(warmUpEvents)
  startVitals(dependencies)
  void markStored(dependencies)
  followCustomer(dependencies)
  if (features.nativeApp) void informNativeApp(dependencies)
  void resumeWaiting(dependencies)
}

/**
 * Everything that the page knows may depend on whether the visitor is a customer (spec 1 §4), also when that changes in
 * another tab, or before a document is restored from the back/forward cache.
 */
function followCustomer({ appContext, queryClient }: NavigationDependencies) {
  const { queryKey } = sessionQuery(appContext)
  let known = queryClient.getQueryData(queryKey)
  let isRestored = false
  addEventListener('pageshow', ({ persisted }) => {
    isRestored = persisted
  })
  queryClient.getQueryCache().subscribe((event) => {
    const isSession = event.query.queryKey[0] === queryKey[0]
    if (!isSession || event.type !== 'updated' || event.action.type !== 'success') return
    const session = queryClient.getQueryData(queryKey)
    if (!session) return
    const wasCustomer = customerIn(known) !== null
    const isChanged = known && wasCustomer !== (customerIn(session) !== null)
    // Drops all data of a customer who has left.
    if (isChanged && (wasCustomer || isRestored)) location.reload()
    else if (isChanged) void queryClient.invalidateQueries()
    known = session
    isRestored = false
  })
}

/** Pings the session when another page is shown (spec 3 §4), and starts anew if it has ended in the meantime. */
export function pingSessionOnNavigation() {
  onShopEvent(({ type }) => type === 'page-viewed' && void ping())
}

async function ping() {
  const answer = await vitrineAsk('ping').catch(() => null)
  if (answer?.data.onsession.action === 'logout') location.reload()
}

/**
 * Registers the service worker once the page has loaded and the browser is idle. It learns about files that were loaded
 * before it, and about pages that are viewed without a document.
 */
function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // Also when a new version, which has no pages yet, replaces an old one.
  serviceWorker.addEventListener('controllerchange', () => void sendVisited(loadedFiles()))
  onShopEvent((event) => {
    if (event.type === 'page-viewed' && !event.isDocument) void sendVisited([])
  })
  // A browser that blocks storage refuses.
  const register = () =>
    void serviceWorker.register(trustedScript(SERVICE_WORKER_PATH)).catch(() => null)
  if (document.readyState === 'complete') whenIdle(register)
  else addEventListener('load', () => whenIdle(register))
}

const loadedFiles = () => performance.getEntriesByType('resource').map(({ name }) => name)

async function sendVisited(files: readonly string[]) {
  if (navigator.connection?.saveData) return
  const { active } = await navigator.serviceWorker.ready
  const visited: VisitedPage = { page: location.href, files }
  active?.postMessage(visited)
}

const nativeAppCode = lazyCode(
  async () => (await import('../native-app/keep-informed.ts')).keepNativeAppInformed,
)
const storedPage = lazyCode(async () => (await import('./stored-page.ts')).markStoredPage)

/** Reports the session to the native app, which shows the bag's count. */
async function informNativeApp({ appContext, queryClient }: NavigationDependencies) {
  if (!appContext.isNativeApp) return
  const keepInformed = await nativeAppCode.load().catch(() => null)
  keepInformed?.(queryClient, appContext)
}

/** Shows a notice on a page that the service worker has stored. It has stored this code, too. */
async function markStored({ intl }: NavigationDependencies) {
  if (!document.documentElement.dataset.stored) return
  const mark = await storedPage.load().catch(() => null)
  mark?.(intl)
}

/**
 * Sends React an event without a listener. The first event of a page takes longest, because its code is compiled
 * then; on a slow phone, the shopper's first tap is answered about 20 ms earlier.
 */
function warmUpEvents() {
  const page = document.getElementById('content')
  page?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
}

const resumeMutations = lazyCode(
  async () => (await import('../bag/open-bag-mutations.ts')).resumeMutations,
)

/** Sends changes of the bag that an earlier document could not send. */
async function resumeWaiting({ appContext, queryClient, intl }: NavigationDependencies) {
  const { id } = appContext.site
  if (!hasWaiting(id)) return
  // Taken over only now: a document that is left before the code has loaded keeps them for the next one.
  const resume = await resumeMutations.load().catch(() => null)
  resume?.(takeWaiting(id), { appContext, queryClient, intl })
}
