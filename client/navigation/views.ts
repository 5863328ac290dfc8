import type { QueryClient } from '@tanstack/react-query'
import type { IntlShape } from 'react-intl'

import { createHttpPageData } from '../adapters/http-page-data.ts'
import type { AppContextValue } from '../app/app-context.ts'
import type { BrowserAppContext } from '../app/browser-app-context.ts'
import { emitShopEvent } from '../app/shop-events.ts'
import type { CurrentView } from '../pages/page.ts'
import { pages } from '../pages/pages.ts'
import { isNewerDeploy } from './deploy-watch.ts'
import type { Destination } from './destination.ts'
import { unlessOffline } from './offline.ts'
import type { ViewController } from './view-controller.ts'

export interface NavigationDependencies {
  appContext: BrowserAppContext
  queryClient: QueryClient
  viewController: ViewController
  intl: IntlShape
  /** The view of the document. */
  documentView: CurrentView
}

/**
 * The view of a destination.
 *
 * @returns `left` when the browser has begun to navigate elsewhere, and `failed` when a document must be loaded
 */
export async function viewOf(
  destination: Destination,
  signal: AbortSignal,
  dependencies: NavigationDependencies,
): Promise<CurrentView | 'left' | 'failed'> {
  const { match, path, query } = destination
  const loaded = await unlessOffline(loadPage(destination, dependencies))
  if (signal.aborted) return 'left'
  if (!loaded) return 'failed'
  const { page } = loaded
  const outcome = loaded.outcome ?? { query }
  if ('redirect' in outcome) {
    moveOn(outcome.redirect, dependencies.appContext)
    return 'left'
  }
  // For errors and missing pages the edge responds with the correct status.
  if (!('query' in outcome)) return 'failed'
  return { page, path, params: match.params, query: new URLSearchParams(outcome.query) }
}

/** This long after a document was opened, going back to its view loads it again (ms). */
const KEPT_MS = 600_000

/** Going back to a document whose content was kept needs no request. */
export function viewOfDocument(
  { path, query }: Destination,
  { timeStamp }: Event,
  { documentView }: NavigationDependencies,
) {
  const isKept = documentView.staticMain !== undefined && timeStamp < KEPT_MS
  const isShown = path === documentView.path && `${query}` === `${documentView.query}`
  return isKept && isShown ? documentView : null
}

export async function show(
  view: CurrentView,
  { appContext, viewController }: NavigationDependencies,
) {
  appContext.leaveDocument()
  await viewController.show(view)
  emitShopEvent({ type: 'page-viewed', path: view.path, title: document.title, isDocument: false })
}

/** For another choice on the same page: remembers the shopper's place. @returns a function that restores it */
export async function placeOn(
  { match, path, query }: Destination,
  { viewController }: NavigationDependencies,
) {
  const shown = viewController.current()
  if (shown?.path !== path) return undefined
  const page = await pages[match.key].load()
  return page.keepPlace?.(shown.query, query)
}

/** Loads chunk and data of a page at the same time; null if either fails. A preloaded page needs no second request. */
export async function loadPage(
  { match, path, query }: Destination,
  { appContext, queryClient }: NavigationDependencies,
) {
  const { catalog } = appContext
  const { params } = match
  const loadPageData = createHttpPageData(appContext)
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
  location.replace(placement.href({ site, locale, path, search: query && `?${query}` }))
}
