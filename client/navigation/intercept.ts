import type { QueryClient } from '@tanstack/react-query'

import { matchRoute } from '#shared/routes.ts'

import { focusHeading } from '../app/focus-heading.ts'
import type { AppContextValue } from '../app/app-context.ts'
import { emitShopEvent } from '../app/shop-events.ts'
import { pages } from '../pages/pages.ts'
import { isNewerDeploy } from './deploy-watch.ts'
import { destinationOf, type Destination } from './destination.ts'
import { preloadOnIntent } from './preload.ts'
import type { ViewController } from './view-controller.ts'

interface NavigationDependencies {
  appContext: AppContextValue & { leaveDocument(): void }
  queryClient: QueryClient
  viewController: ViewController
}

/**
 * Turns links and GET forms within the shop, including those in content, into client-side navigations. Browsers
 * without the Navigation API load documents instead, with the same result.
 */
export function interceptNavigation(dependencies: NavigationDependencies) {
  if (!('navigation' in globalThis) || hasOwnPolicy(dependencies.appContext)) return
  navigation.addEventListener('navigate', (event) => {
    if (!isBetweenPages(event)) return
    const { url, sameDocument } = event.destination
    const destination = isNewerDeploy() ? null : destinationOf(url, dependencies.appContext)
    if (!destination) {
      // Going back, the browser would otherwise change only the URL.
      if (sameDocument) event.intercept({ handler: async () => location.reload() })
      return
    }
    // Choosing a variant keeps the page, so neither scroll position nor focus moves.
    const isChoice =
      destination.match.key === 'product' && new URL(url).pathname === location.pathname
    const focused = document.activeElement
    event.intercept({
      focusReset: 'manual',
      scroll: isChoice ? 'manual' : 'after-transition',
      handler: async () => {
        const isShown = await go(destination, event.signal, dependencies)
        if (!isShown || isChoice) return
        // The browser restores the scroll position, but only for pages that were scrolled.
        scrollTo(0, 0)
        if (!hasMovedFrom(focused)) focusHeading({ preventScroll: true })
      },
    })
  })
  preloadOnIntent((address) => preload(address, dependencies))
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

/** @returns whether the view was shown; otherwise the browser navigates elsewhere */
async function go(
  destination: Destination,
  signal: AbortSignal,
  dependencies: NavigationDependencies,
) {
  const { appContext, viewController } = dependencies
  const { match, path, query } = destination
  const loaded = await loadPage(destination, dependencies)
  if (signal.aborted) return false
  if (loaded?.outcome && 'redirect' in loaded.outcome) {
    moveOn(loaded.outcome.redirect, appContext)
    return false
  }
  // For errors and missing pages the edge responds with the correct status.
  if (!loaded || (loaded.outcome && !('query' in loaded.outcome))) {
    location.reload()
    return false
  }
  appContext.leaveDocument()
  const { page, outcome } = loaded
  await viewController.show({ page, path, params: match.params, query: outcome?.query ?? query })
  emitShopEvent({ type: 'page-viewed', path, title: document.title, isDocument: false })
  return true
}

/** Loads chunk and data of a page; null if either fails. A preloaded page needs no second request. */
async function loadPage(
  { match, query }: Destination,
  { appContext, queryClient }: NavigationDependencies,
) {
  try {
    const page = await pages[match.key].load()
    const { catalog } = appContext
    const context = { catalog, queryClient, params: match.params, query }
    const outcome =
      page.audience === 'personal'
        ? await page.load({ ...context, shopper: appContext.shopper() })
        : await page.load?.(context)
    return { page, outcome }
  } catch {
    return null
  }
}

function moveOn(to: string, { placement, site, locale }: AppContextValue) {
  const [path = '', query = ''] = to.split('?')
  const address = placement.href({ site, locale, path, search: query && `?${query}` })
  navigation.navigate(address, { history: 'replace' })
}

/** Loads a page early when its link is hovered or focused. */
async function preload(address: string, dependencies: NavigationDependencies) {
  const destination = destinationOf(address, dependencies.appContext)
  if (destination && !isNewerDeploy()) await loadPage(destination, dependencies)
}
