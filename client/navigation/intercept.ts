import type { QueryClient } from '@tanstack/react-query'
import type { IntlShape } from 'react-intl'

import { matchRoute } from '#shared/routes.ts'

import { focusHeading } from '../app/focus-heading.ts'
import type { AppContextValue } from '../app/app-context.ts'
import type { BrowserAppContext } from '../app/browser-app-context.ts'
import { emitShopEvent } from '../app/shop-events.ts'
import { pages } from '../pages/pages.ts'
import { isNewerDeploy } from './deploy-watch.ts'
import { destinationOf, type Destination } from './destination.ts'
import {
  announceOffline,
  isStaying,
  returnTo,
  stay,
  unlessOffline,
  wouldLeaveOffline,
} from './offline.ts'
import { preloadOnIntent } from './preload.ts'
import type { CurrentView } from '../pages/page.ts'
import type { ViewController } from './view-controller.ts'

interface NavigationDependencies {
  appContext: BrowserAppContext
  queryClient: QueryClient
  viewController: ViewController
  intl: IntlShape
  /** The view of the document. */
  documentView: CurrentView
}

/**
 * Turns links and GET forms within the shop, including those in content, into client-side navigations. Browsers
 * without the Navigation API load documents instead, with the same result.
 */
export function interceptNavigation(dependencies: NavigationDependencies) {
  if (!('navigation' in globalThis)) return
  const isShop = !hasOwnPolicy(dependencies.appContext)
  let underWay: AbortSignal | null = null
  let isSubmitted = false
  let isCached = false
  addEventListener('submit', () => {
    isSubmitted = true
  })
  // oxlint-disable-next-line complexity -- every kind of navigation is told apart here
  navigation.addEventListener('navigate', (event) => {
    if (isStaying(event)) return event.intercept(stay)
    const isForm = isSubmitted
    isSubmitted = false
    const isOurs = isShop && isBetweenPages(event)
    const { url, sameDocument } = event.destination
    const destination = isOurs ? shownDestination(url, dependencies) : null
    if (!destination) {
      if (wouldLeaveOffline(event)) {
        event.preventDefault()
        announceOffline(dependencies.intl)
        return
      }
      // Going back, the browser would otherwise change only the URL.
      if (isOurs && sameDocument) event.intercept({ handler: async () => location.reload() })
      return
    }
    // Choosing a variant keeps the page, so neither scroll position nor focus moves.
    const isChoice =
      destination.match.key === 'product' && new URL(url).pathname === location.pathname
    const isLink = !isForm && !isChoice && event.navigationType === 'push'
    if (isLink && !isCached && !navigator.onLine) {
      // Its page may be in the browser's caches. If not, the address must not change.
      event.preventDefault()
      void unlessOffline(loadPage(destination, dependencies)).then((loaded) => {
        if (!loaded) return announceOffline(dependencies.intl)
        isCached = true
        // Dispatches its event at once.
        navigation.navigate(url)
        isCached = false
      })
      return
    }
    if (isLink && underWay) {
      // The page of the last click was never shown, so its entry in the history is replaced.
      event.preventDefault()
      queueMicrotask(() => navigation.navigate(url, { history: 'replace' }))
      return
    }
    const focused = document.activeElement
    const from = navigation.currentEntry
    event.intercept({
      focusReset: 'manual',
      scroll: isChoice ? 'manual' : 'after-transition',
      handler: async () => {
        underWay = event.signal
        const isReturn = event.navigationType === 'traverse' && event.timeStamp < KEPT_MS
        const result =
          isReturn && isShownBy(dependencies.documentView, destination)
            ? await show(dependencies.documentView, dependencies)
            : await go(destination, event.signal, dependencies)
        if (underWay === event.signal) underWay = null
        if (result === 'offline' && from) returnTo(from, event.navigationType)
        if (result !== 'shown' || isChoice) return
        // The browser restores the scroll position, but only for pages that were scrolled.
        scrollTo(0, 0)
        if (!hasMovedFrom(focused)) focusHeading({ preventScroll: true })
      },
    })
  })
  if (isShop) preloadOnIntent((address) => preload(address, dependencies))
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
  event.navigationType !== 'reload'

/** @returns `elsewhere` when the browser navigates elsewhere or has already begun to */
async function go(
  destination: Destination,
  signal: AbortSignal,
  dependencies: NavigationDependencies,
): Promise<'shown' | 'elsewhere' | 'offline'> {
  const { appContext, intl } = dependencies
  const { match, path, query } = destination
  const loaded = await unlessOffline(loadPage(destination, dependencies))
  if (signal.aborted) return 'elsewhere'
  if (loaded?.outcome && 'redirect' in loaded.outcome) {
    moveOn(loaded.outcome.redirect, appContext)
    return 'elsewhere'
  }
  // For errors and missing pages the edge responds with the correct status.
  if (!loaded || (loaded.outcome && !('query' in loaded.outcome))) {
    return giveUp(intl)
  }
  const { page, outcome } = loaded
  const shown = new URLSearchParams(outcome?.query ?? query)
  return show({ page, path, params: match.params, query: shown }, dependencies)
}

async function show(view: CurrentView, { appContext, viewController }: NavigationDependencies) {
  appContext.leaveDocument()
  await viewController.show(view)
  emitShopEvent({ type: 'page-viewed', path: view.path, title: document.title, isDocument: false })
  return 'shown' as const
}

/** This long after a document was opened, going back to its view loads it again (ms). */
const KEPT_MS = 600_000

/** Going back to a document whose content was kept needs no request. */
const isShownBy = ({ staticMain, path, query }: CurrentView, destination: Destination) =>
  staticMain !== undefined && path === destination.path && `${query}` === `${destination.query}`

/** Loads the document instead, or keeps the shown page while that is impossible. */
function giveUp(intl: IntlShape) {
  if (navigator.onLine) {
    location.reload()
    return 'elsewhere'
  }
  announceOffline(intl)
  return 'offline'
}

/** Loads chunk and data of a page at the same time; null if either fails. A preloaded page needs no second request. */
async function loadPage(
  { match, path, query }: Destination,
  { appContext, queryClient }: NavigationDependencies,
) {
  const { catalog, loadPageData } = appContext
  const { params } = match
  const search = query.toString()
  try {
    const [page, data] = await Promise.all([
      pages[match.key].load(),
      match.route.audience === 'public'
        ? queryClient.query({
            queryKey: ['page-data', path, search],
            queryFn: () => loadPageData(path, search),
            staleTime: ({ state }) => state.data?.freshMs ?? 0,
          })
        : null,
    ])
    if (page.audience === 'personal') {
      const shopper = appContext.shopper()
      return { page, outcome: await page.load({ catalog, queryClient, params, query, shopper }) }
    }
    if (!data || isNewerDeploy()) return null
    for (const [key, value] of data.queries) queryClient.setQueryData(key, value)
    await page.loadShownCode?.(queryClient)
    return { page, outcome: data.outcome }
  } catch {
    return null
  }
}

function moveOn(to: string, { placement, site, locale }: AppContextValue) {
  const [path = '', query = ''] = to.split('?')
  const address = placement.href({ site, locale, path, search: query && `?${query}` })
  navigation.navigate(address, { history: 'replace' })
}

/** Loads a page early when its link is hovered or focused. For a public page this is one request. */
async function preload(address: string, dependencies: NavigationDependencies) {
  const destination = destinationOf(address, dependencies.appContext)
  if (destination && !isNewerDeploy()) await loadPage(destination, dependencies)
}
