import type { IntlShape } from 'react-intl'

import { matchRoute } from '#shared/routes.ts'

import type { AppContextValue } from '../app/app-context.ts'
import { focusHeading } from '../app/focus-heading.ts'
import { lazyCode, whenIdle } from '../app/lazy-code.ts'
import { FOR_DOCUMENT } from '../app/load-document.ts'
import { warmUpEvents } from '../app/warm-up-events.ts'
import { startAnalytics } from '../features/analytics/start-analytics.ts'
import { hasWaiting, takeWaiting } from '../features/bag/waiting-mutations.ts'
import type { CurrentView } from '../pages/page.ts'
import { isNewerDeploy } from './deploy-watch.ts'
import { followCustomer } from './follow-customer.ts'
import { destinationOf, type Destination } from './destination.ts'
import { createLoadFirst, type LoadFirst } from './load-first.ts'
import {
  isStaying,
  isStored,
  openStored,
  returnTo,
  stay,
  wouldLeaveOffline,
} from './offline-navigation.ts'
import { announceOffline } from './offline.ts'
import { reportError } from '../app/report-error.ts'
import { ChunkLoadError, offlinePage } from './offline-view.tsx'
import { pingSessionOnNavigation } from './ping-session.ts'
import { preloadForTiles, preloadOnIntent } from './preload.ts'
import { registerServiceWorker } from './register-service-worker.ts'
import { markStored, tellNativeApp } from './seldom-needed.ts'
import { hasTypedInput } from './typed-input.ts'
import {
  viewOfDocument,
  isOf,
  loadCodeEarly,
  loadPage,
  placeOn,
  show,
  viewOf,
  type NavigationDependencies,
  type NotLoaded,
} from './views.ts'

const resumeMutations = lazyCode(
  async () => (await import('../features/bag/open-bag-mutations.ts')).resumeMutations,
)
const followChoices = lazyCode(async () => (await import('./follow-choices.ts')).followChoices)

/**
 * Turns links and GET forms within the shop, including those in content, into client-side navigations. Browsers
 * without the Navigation API load documents instead, except for another choice on the shown page.
 */
export async function interceptNavigation(dependencies: NavigationDependencies) {
  const isShop = !hasOwnPolicy(dependencies.appContext)
  startAnalytics({ ...dependencies, isShop })
  if (isShop) registerServiceWorker()
  whenIdle(warmUpEvents)
  void markStored(dependencies)
  followCustomer(dependencies)
  void tellNativeApp(dependencies)
  void resumeWaiting(dependencies)
  if (!('navigation' in globalThis)) {
    if (isShop) await listenToChoices(dependencies)
    return
  }
  pingSessionOnNavigation()
  const loadFirst = createLoadFirst(dependencies)
  let underWay: AbortSignal | null = null
  let submitted: EventTarget | null = null
  addEventListener('submit', ({ target }) => (submitted = target))
  navigation.addEventListener('navigate', (event) => {
    if (isStaying(event)) return event.intercept(stay)
    if (isOfShownPage(event)) return
    const loaded = loadFirst.loaded()
    const form = submitted
    submitted = null
    const isOurs = isShop && isBetweenPages(event)
    const destination = isOurs && shownDestination(event.destination.url, dependencies)
    if (!destination) return leave(event, isOurs, dependencies)
    const isLink = !form && isToAnotherPage(event, destination, dependencies)
    if (isLink && isReplaced(event, destination, loaded !== undefined)) return
    const go = goTo({ destination, event, form, loaded }, dependencies)
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: () => follow(event, go) })
  })
  if (!isShop) return
  preloadOnIntent((address) => preload(address, dependencies))
  preloadForTiles(() => loadCodeEarly('product'))

  /** Whether another navigation takes the place of this one. */
  function isReplaced(event: NavigateEvent, destination: Destination, isLoaded: boolean) {
    const { url } = event.destination
    const loadsFirst = !isLoaded && !navigator.onLine
    if (!loadsFirst && !underWay) return false
    event.preventDefault()
    if (loadsFirst) void loadFirst.load(url, destination)
    // The page of the last click was never shown, so its entry in the history is replaced.
    else queueMicrotask(() => navigation.navigate(url, { history: 'replace' }))
    return true
  }

  async function follow({ signal }: NavigateEvent, go: () => Promise<void>) {
    underWay = signal
    await go()
    if (underWay === signal) underWay = null
  }
}

/** Another entry of the shown page, such as that of a dialog, which closes when the shopper goes back. */
const isOfShownPage = ({ destination }: NavigateEvent) =>
  destination.sameDocument && destination.url === location.href

/** An earlier document may have left changes of the bag that it could not send. */
async function resumeWaiting({ appContext, queryClient, intl }: NavigationDependencies) {
  const { id } = appContext.site
  if (!hasWaiting(id)) return
  // Taken over only now: a document that is left before the code is there leaves them to the next one.
  const resume = await resumeMutations.load().catch(() => null)
  resume?.(takeWaiting(id), { appContext, queryClient, intl })
}

/** Whether a navigation adds a page to the history, which another choice on the shown page does not. */
const isToAnotherPage = (
  { cancelable, navigationType }: NavigateEvent,
  { path }: Destination,
  { viewController }: NavigationDependencies,
) => cancelable && navigationType === 'push' && viewController.current()?.path !== path

/** A document has to be loaded. */
function leave(event: NavigateEvent, isOurs: boolean, { intl }: NavigationDependencies) {
  if (wouldLeaveOffline(event)) {
    event.preventDefault()
    void openStored(event.destination.url, intl)
    return
  }
  // Going back, the browser would otherwise change only the URL.
  if (isOurs && event.destination.sameDocument)
    event.intercept({ handler: async () => location.reload() })
}

/** If the code cannot be loaded, choices load documents, too. */
async function listenToChoices(dependencies: NavigationDependencies) {
  const listen = await followChoices.load().catch(() => null)
  listen?.(dependencies)
}

interface Going {
  destination: Destination
  event: NavigateEvent
  /** The form that was sent. */
  form: EventTarget | null
  loaded: ReturnType<LoadFirst['loaded']>
}

/** @returns the handler of a navigation */
function goTo({ destination, event, form, loaded }: Going, dependencies: NavigationDependencies) {
  const { intl, viewController } = dependencies
  const { signal, navigationType } = event
  const from = navigation.currentEntry
  const focused = loaded?.focused ?? document.activeElement
  const isTraversal = navigationType === 'traverse'

  /** Otherwise, the place that the shopper is led to, or keeps, may be anywhere on the page. */
  const startsAtTop = (keepsPlace: boolean) => !isTraversal && !location.hash && !keepsPlace

  function setPlace(restorePlace: (() => void) | undefined) {
    // By now, another navigation may show its page.
    if (signal.aborted) return
    restorePlace?.()
    if (restorePlace && !isTraversal) return
    // The browser restores the scroll position, but only for pages that were scrolled.
    scrollTo(0, 0)
    event.scroll()
    if (!restorePlace && !hasMovedFrom(focused)) focusHeading({ preventScroll: true })
  }

  return async () => {
    // Going back before the next page was shown: this one still is, where the shopper left it.
    if (isTraversal && isOf(viewController.settled(), destination)) return
    const kept = isTraversal ? viewOfDocument(destination, event, dependencies) : null
    const found = kept ?? loaded?.view ?? (await viewOf(destination, signal, dependencies))
    if (found === 'left') return
    const view = shownFor(found, destination, form)
    if (!view) return giveUp(from, navigationType, intl)
    const restorePlace = await placeOn(destination, dependencies)
    const startsWithFirstScreen = startsAtTop(restorePlace !== undefined)
    await show({ ...view, startsWithFirstScreen }, dependencies)
    setPlace(restorePlace)
  }
}

/** The loaded view, or the offline view in place of a document that would lose what was typed. Null for the document. */
function shownFor(
  found: CurrentView | NotLoaded,
  { match, path, query }: Destination,
  sent: EventTarget | null,
): CurrentView | null {
  if (typeof found !== 'string') return found
  if (found === 'late') reportError('navigation')(new ChunkLoadError(match.key))
  const isOffline = found === 'late' || (found === 'lost' && hasTypedInput(sent))
  return isOffline ? { page: offlinePage, path, params: match.params, query } : null
}

/** Loads the document instead, or keeps the shown page while that is impossible. */
async function giveUp(from: NavigationHistoryEntry | null, type: NavigationType, intl: IntlShape) {
  if (navigator.onLine || (await isStored(location.href))) return loadDocument()
  announceOffline(intl)
  if (from) returnTo(from, type)
}

/**
 * If the document cannot be loaded either, Firefox would not go back from a reloaded entry: it takes it for one of the
 * document before it. An address with a hash would only be scrolled to.
 */
function loadDocument() {
  if (location.hash) return location.reload()
  navigation.navigate(location.href, { history: 'replace', info: FOR_DOCUMENT })
}

/** The page that the app can show, or null when a document must be loaded. */
function shownDestination(url: string, { appContext, viewController }: NavigationDependencies) {
  if (isNewerDeploy() || !viewController.isAttached()) return null
  return destinationOf(url, appContext)
}

/** A page with its own security policy is entered and left only by loading documents. */
function hasOwnPolicy({ placement }: AppContextValue) {
  const { path } = placement.parse(new URL(location.href))
  return (matchRoute(path)?.route.policy ?? 'shop') !== 'shop'
}

/** Keeps focus that the shopper has moved in the meantime, for example to type elsewhere. */
function hasMovedFrom(focused: Element | null) {
  const now = document.activeElement
  return now !== focused && now !== null && now !== document.body
}

const isBetweenPages = (event: NavigateEvent) =>
  event.canIntercept &&
  !event.hashChange &&
  event.downloadRequest === null &&
  !event.formData &&
  event.info !== FOR_DOCUMENT &&
  event.navigationType !== 'reload'

/** Loads a page early when its link is hovered or focused. For a public page this is one request. */
async function preload(address: string, dependencies: NavigationDependencies) {
  const destination = destinationOf(address, dependencies.appContext)
  if (destination && !isNewerDeploy()) await loadPage(destination, dependencies)
}
