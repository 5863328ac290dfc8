import type { QueryClient } from '@tanstack/react-query'

import type { Frame } from '../frame/frame-context.ts'
import { emitShopEvent } from '../frame/shop-events.ts'
import type { Outcome, Page } from '../pages/page.ts'
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
  if (!('navigation' in globalThis)) return
  navigation.addEventListener('navigate', (event) => {
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null) return
    if (event.formData || event.navigationType === 'reload' || isNewerDeploy()) return
    const destination = destinationOf(event.destination.url, dependencies.frame)
    if (!destination) return
    // Choosing a variant changes the page a shopper is reading: neither their place nor their focus moves.
    const isChoice =
      destination.match.key === 'product' &&
      new URL(event.destination.url).pathname === location.pathname
    event.intercept({
      focusReset: 'manual',
      scroll: isChoice ? 'manual' : 'after-transition',
      handler: async () => {
        const isShown = await go(destination, event.signal, dependencies)
        if (isShown && !isChoice) moveFocus()
      },
    })
  })
  preloadOnIntent((address) => preload(address, dependencies))
}

/** @returns whether the view was shown; otherwise the browser is on its way elsewhere */
async function go(
  destination: Destination,
  signal: AbortSignal,
  dependencies: NavigationDependencies,
) {
  const { frame, queryClient, stage } = dependencies
  const { match, path, query } = destination
  let page: Page
  let outcome: Outcome | void
  try {
    page = await pages[match.key].load()
    outcome = await page.load?.({
      catalog: frame.catalog,
      queryClient,
      params: match.params,
      query,
    })
  } catch {
    loadDocument(signal)
    return false
  }
  if (signal.aborted) return false
  if (outcome && 'redirect' in outcome) {
    const [target = '', search = ''] = outcome.redirect.split('?')
    const { site, locale } = frame
    navigation.navigate(
      frame.placement.href({ site, locale, path: target, search: search && `?${search}` }),
      { history: 'replace' },
    )
    return false
  }
  // Not found, gone: the edge answers with the true status.
  if (outcome && !('query' in outcome)) {
    loadDocument(signal)
    return false
  }

  frame.leaveDocument()
  await stage.show({ page, path, params: match.params, query: outcome?.query ?? query })
  emitShopEvent({ type: 'page-viewed', path, title: document.title, isDocument: false })
  return true
}

/** The edge can say what happened: a real status, a helpful page, the shell around it. */
function loadDocument(signal: AbortSignal) {
  if (!signal.aborted) location.reload()
}

function moveFocus() {
  const heading = document.querySelector<HTMLElement>('#content h1')
  const target = heading ?? document.getElementById('content')
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Chunk and data of where a pointer rests or focus stands; both are small, and shared with the navigation. */
async function preload(address: string, { frame, queryClient }: NavigationDependencies) {
  const destination = destinationOf(address, frame)
  if (!destination || isNewerDeploy()) return
  const { match, query } = destination
  try {
    const page = await pages[match.key].load()
    await page.load?.({ catalog: frame.catalog, queryClient, params: match.params, query })
  } catch {
    // The navigation itself will say what is wrong.
  }
}
