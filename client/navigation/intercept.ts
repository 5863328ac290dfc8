import type { IntlShape } from 'react-intl'

import { matchRoute } from '#shared/routes.ts'

import type { AppContextValue } from '../kit/app-context.ts'
import { focusHeading, FOR_DOCUMENT } from '../kit/document.ts'
import { lazyCode } from '../kit/lazy-code.ts'
import { joinPending } from './both-choices.ts'
import { pingSessionOnNavigation, startBackgroundWork } from './background-work.ts'
import type { CurrentView } from '../kit/page.ts'
import { isNewerDeploy } from './browser-app-context.ts'
import { destinationOf, type Destination, type NavigationDependencies } from './destination.ts'
import { createLoadFirst, type LoadFirst } from './load-first.ts'
import {
  isStaying,
  isStored,
  openStored,
  returnTo,
  stay,
  wouldLeaveOffline,
  ChunkLoadError,
  offlinePage,
} from './offline-navigation.tsx'
import { announceOffline } from '../kit/offline.ts'
import { reportError } from '../kit/report-error.ts'
import { preloadForTiles, preloadOnIntent } from './preload.ts'
import {
  viewOfDocument,
  showsDestination,
  loadCodeEarly,
  loadPage,
  placeOn,
  show,
  loadView,
  type NotLoaded,
} from './views.ts'

const followChoices = lazyCode(async () => (await import('./follow-choices.ts')).followChoices)

/**
 * Turns links and GET forms within the shop, including those in content, into client-side navigations. Browsers
 * without the Navigation API load documents instead, except for another choice on the shown page.
 */
export async function interceptNavigation(dependencies: NavigationDependencies) {
  const isShop = !hasOwnPolicy(dependencies.appContext)
  startBackgroundWork(dependencies, isShop)
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
    if (isLink ? isReplaced(event, destination, loaded) : isJoined(event, destination)) return
    const go = goTo({ destination, event, form, loaded }, dependencies)
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: () => follow(event, go) })
  })
  if (!isShop) return
  preloadOnIntent((address) => preload(address, dependencies))
  preloadForTiles(() => loadCodeEarly('product'))

  /** Whether another navigation takes the place of this one. */
  function isReplaced(event: NavigateEvent, destination: Destination, loaded: Going['loaded']) {
    const { url } = event.destination
    const loadsFirst = !loaded && !navigator.onLine
    if (!loadsFirst && !underWay) return false
    event.preventDefault()
    if (loadsFirst) void loadFirst.load(url, destination)
    // The page of the last click was never shown, so its entry in the history is replaced.
    else queueMicrotask(() => navigation.navigate(url, { history: 'replace' }))
    return true
  }

  const isJoined = (event: NavigateEvent, destination: Destination) =>
    underWay !== null && joinPending(event, destination, dependencies)

  async function follow({ signal }: NavigateEvent, go: () => Promise<void>) {
    underWay = signal
    await go()
    if (underWay === signal) underWay = null
  }
}

/** Another entry of the shown page, such as that of a dialog, which closes when the shopper goes back. */
const isOfShownPage = ({ destination }: NavigateEvent) =>
  destination.sameDocument && destination.url === location.href

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
    if (isTraversal && showsDestination(viewController.settled(), destination)) return
    const kept = isTraversal ? viewOfDocument(destination, event, dependencies) : null
    const found = kept ?? loaded?.view ?? (await loadView(destination, signal, dependencies))
    if (found === 'left') return
    const view = shownFor(found, destination, form)
    if (!view) return giveUp(from, navigationType, intl)
    const restorePlace = await placeOn(destination, focused, dependencies)
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

/** Whether the shopper has typed or chosen something in a form, except in the one that has just been sent. */
const hasTypedInput = (sent: EventTarget | null) =>
  [...document.forms].some((form) => form !== sent && [...form.elements].some(isChanged))

function isChanged(field: Element) {
  if (field instanceof HTMLSelectElement) {
    const { options, selectedIndex } = field
    const given = [...options].findIndex(({ defaultSelected }) => defaultSelected)
    return selectedIndex !== Math.max(given, 0)
  }
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false
  return field.value !== field.defaultValue || field.checked !== field.defaultChecked
}
