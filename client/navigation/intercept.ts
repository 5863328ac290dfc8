import type { QueryClient } from '@tanstack/react-query'

import { matchRoute } from '#shared/routes.ts'

import { focusHeading } from '../frame/focus-heading.ts'
import type { Frame } from '../frame/frame-context.ts'
import { emitShopEvent } from '../frame/shop-events.ts'
import { pages } from '../pages/pages.ts'
import { isNewerDeploy } from './deploy-watch.ts'
import { destinationOf, type Destination } from './destination.ts'
import { preloadOnIntent } from './preload.ts'
import type { Stage } from './stage.ts'

interface NavigationDependencies {
  frame: Frame & { leaveDocument(): void }
  queryClient: QueryClient
  stage: Stage
}

/**
 * Turns links and GET forms within the shop into navigations without a document, wherever they come from,
 * markup of content included. A browser without the Navigation API loads documents, which is as complete.
 */
export function interceptNavigation(dependencies: NavigationDependencies) {
  if (!('navigation' in globalThis) || hasOwnPolicy(dependencies.frame)) return
  navigation.addEventListener('navigate', (event) => {
    if (!isBetweenPages(event)) return
    const { url, sameDocument } = event.destination
    const destination = isNewerDeploy() ? null : destinationOf(url, dependencies.frame)
    if (!destination) {
      // On the way back the browser would change the address and nothing else.
      if (sameDocument) event.intercept({ handler: async () => location.reload() })
      return
    }
    // Choosing a variant changes the page a shopper is reading: neither their place nor their focus moves.
    const isChoice =
      destination.match.key === 'product' && new URL(url).pathname === location.pathname
    const focused = document.activeElement
    event.intercept({
      focusReset: 'manual',
      scroll: isChoice ? 'manual' : 'after-transition',
      handler: async () => {
        const isShown = await go(destination, event.signal, dependencies)
        if (!isShown || isChoice) return
        // The browser goes on to the place it remembers; of a page that was never scrolled it remembers none.
        scrollTo(0, 0)
        if (!hasMovedFrom(focused)) focusHeading({ preventScroll: true })
      },
    })
  })
  preloadOnIntent((address) => preload(address, dependencies))
}

/** A document with a policy of its own shows its one page: out of it, as into it, leads a document load. */
function hasOwnPolicy({ placement }: Frame) {
  const { path } = placement.parse(new URL(location.href))
  return (matchRoute(path)?.route.policy ?? 'shop') !== 'shop'
}

/** Focus that a shopper has taken elsewhere meanwhile is theirs: what they type now ends where they began it. */
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

/** @returns whether the view was shown; otherwise the browser is on its way elsewhere */
async function go(
  destination: Destination,
  signal: AbortSignal,
  dependencies: NavigationDependencies,
) {
  const { frame, stage } = dependencies
  const { match, path, query } = destination
  const loaded = await loadPage(destination, dependencies)
  if (signal.aborted) return false
  if (loaded?.outcome && 'redirect' in loaded.outcome) {
    moveOn(loaded.outcome.redirect, frame)
    return false
  }
  // Failed, not found, gone: the edge answers with the true status.
  if (!loaded || (loaded.outcome && !('query' in loaded.outcome))) {
    location.reload()
    return false
  }
  frame.leaveDocument()
  const { page, outcome } = loaded
  await stage.show({ page, path, params: match.params, query: outcome?.query ?? query })
  emitShopEvent({ type: 'page-viewed', path, title: document.title, isDocument: false })
  return true
}

/** Chunk and data of a page; null when either cannot be had. Asked for twice, both are there the second time. */
async function loadPage(
  { match, query }: Destination,
  { frame, queryClient }: NavigationDependencies,
) {
  try {
    const page = await pages[match.key].load()
    const { catalog } = frame
    const context = { catalog, queryClient, params: match.params, query }
    const outcome =
      page.audience === 'personal'
        ? await page.load({ ...context, shopper: frame.shopper() })
        : await page.load?.(context)
    return { page, outcome }
  } catch {
    return null
  }
}

function moveOn(to: string, { placement, site, locale }: Frame) {
  const [path = '', query = ''] = to.split('?')
  const address = placement.href({ site, locale, path, search: query && `?${query}` })
  navigation.navigate(address, { history: 'replace' })
}

/** What a pointer rests on, or focus stands on, is on its way before it is asked for. */
async function preload(address: string, dependencies: NavigationDependencies) {
  const destination = destinationOf(address, dependencies.frame)
  if (destination && !isNewerDeploy()) await loadPage(destination, dependencies)
}
