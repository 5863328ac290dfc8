import type { IntlShape } from 'react-intl'

import type { PortFor } from '#shared/http/endpoint.ts'
import type { RouteKey, RouteMatch } from '#shared/routes.ts'

import { createHttpPort } from '../kit/http/http-port.ts'
import { createHttpPageData } from '../kit/http/http-page-data.ts'
import type { AppContextValue } from '../kit/app-context.ts'
import { customerIn, sessionQuery } from '../kit/session.ts'
import { emitShopEvent } from '../kit/shop-events.ts'
import type { CurrentView, Page } from '../kit/page.ts'
import { pageParts, requestPersonalData } from './page-parts.ts'
import { pages } from '../pages.ts'
import { isNewerDeploy } from './browser-app-context.ts'
import type { Destination, NavigationDependencies } from './destination.ts'
import { unlessOffline } from './offline-navigation.tsx'
import { endProgress, showProgress } from './progress.ts'
import { loadMessages } from '../kit/intl.ts'

/**
 * The view of a destination. The shown page indicates progress if it takes long.
 *
 * @returns `left` when the browser has begun to navigate elsewhere, `lost` or `late` when the page's code cannot be
 * loaded, and `failed` when a document must be loaded for another reason
 */
export async function loadView(
  destination: Destination,
  signal: AbortSignal,
  dependencies: NavigationDependencies,
): Promise<CurrentView | 'left' | NotLoaded> {
  const { appContext, viewController } = dependencies
  const { match, path, query } = destination
  showProgress(destination, viewController.current()?.path)
  signal.addEventListener('abort', () => endProgress(false))
  requestPersonalData(destination, dependencies)
  const loaded = await unlessOffline(loadPage(destination, dependencies))
  if (signal.aborted) return 'left'
  if (loaded === null || typeof loaded === 'string') return notLoaded(loaded ?? 'failed')
  const { page } = loaded
  const outcome = loaded.outcome ?? { query }
  if ('redirect' in outcome) {
    moveOn(outcome.redirect, appContext)
    return 'left'
  }
  // For errors and missing pages the edge responds with the correct status.
  if (!('query' in outcome)) return notLoaded('failed')
  return { page, path, params: match.params, query: new URLSearchParams(outcome.query) }
}

function notLoaded(reason: NotLoaded) {
  endProgress(false)
  return reason
}

/** This long after a document was opened, going back to its view loads it again (ms). */
const KEPT_MS = 600_000

/** Going back to a document whose content was kept needs no request. */
export function viewOfDocument(
  destination: Destination,
  { timeStamp }: Event,
  { documentView }: NavigationDependencies,
) {
  const isKept = documentView.staticMain !== undefined && timeStamp < KEPT_MS
  return isKept && showsDestination(documentView, destination) ? documentView : null
}

/** Whether a view is that of a destination. */
export const showsDestination = (view: CurrentView | null, { path, query }: Destination) =>
  view?.path === path && `${view.query}` === `${query}`

export async function show(
  view: CurrentView,
  { appContext, viewController }: NavigationDependencies,
) {
  const whole = Promise.withResolvers<void>()
  appContext.leaveDocument()
  await viewController.show({ ...view, onWhole: whole.resolve })
  endProgress(true)
  if (!document.querySelector('[data-later]')) whole.resolve()
  const { path } = view
  void whole.promise.then(() =>
    emitShopEvent({ type: 'page-viewed', path, title: document.title, isDocument: false }),
  )
}

/** For another choice on the same page: remembers the shopper's place. @returns a function that restores it */
export async function placeOn(
  { match, path, query }: Destination,
  focused: Element | null,
  { viewController }: NavigationDependencies,
) {
  const shown = viewController.current()
  if (shown?.path !== path) return undefined
  const page = await pages[match.key].load().catch(() => null)
  return page?.keepPlace?.(shown.query, query, focused)
}

/** Why there is no code: it cannot be loaded, as after a deploy, or takes too long. */
type LostCode = 'lost' | 'late'

/** After this time the code of a page counts as lost (spec 1 §8; ms). */
const CODE_DEADLINE_MS = 120_000

export type NotLoaded = 'failed' | LostCode

/** Requests all code that a page shows at once, so that no file leads to another one, and its texts. */
function loadCode({ key, route }: RouteMatch, intl: IntlShape): Promise<Page | LostCode> {
  const load = async () => {
    const page = pages[key]
    const loading = page.load()
    loadParts(key)
    const needsAllMessages = page.needsAllMessages ?? route.audience === 'personal'
    const messages = needsAllMessages ? loadAllMessages(intl) : Promise.resolve()
    const [loaded] = await Promise.all([loading, messages])
    return loaded
  }
  const late = new Promise<LostCode>((resolve) => {
    setTimeout(() => resolve('late'), CODE_DEADLINE_MS)
  })
  return Promise.race([load().catch((): LostCode => 'lost'), late])
}

/** Loads code and data of a page at the same time; null if the data fails. A preloaded page needs no second request. */
export async function loadPage(
  { match, path, query }: Destination,
  { appContext, queryClient, intl }: NavigationDependencies,
) {
  const { catalog } = appContext
  const { params } = match
  const loadPageData = createHttpPageData(appContext)
  const search = query.toString()
  try {
    // Before the code: asking for all its files takes a slow phone 60 ms.
    const loadingData =
      match.route.audience === 'public'
        ? queryClient.query({
            queryKey: ['page-data', path, search],
            queryFn: () => loadPageData(path, search),
            staleTime: ({ state }) => state.data?.freshMs ?? 0,
          })
        : null
    const [page, data] = await Promise.all([loadCode(match, intl), loadingData])
    if (typeof page === 'string') return page
    if (page.audience === 'personal') {
      const shopper = appContext.shopper()
      const getCustomer = async () => customerIn(await queryClient.query(sessionQuery(appContext)))
      const port: PortFor = (endpoints) => createHttpPort(endpoints, appContext)
      const context = { catalog, queryClient, params, query, shopper, port, getCustomer }
      return { page, outcome: await page.load(context) }
    }
    if (!data || isNewerDeploy()) return null
    for (const [key, value] of data.queries) queryClient.setQueryData(key, value)
    await page.loadShownCode?.(queryClient)
    return { page, outcome: data.outcome }
  } catch {
    return null
  }
}

/** A part that is lost is loaded again where it is shown. */
function loadParts(key: RouteKey) {
  for (const load of pageParts[key] ?? []) void load().catch(() => null)
}

/** Loads the code of a page before it is known which one of its kind the shopper will open. */
export function loadCodeEarly(key: RouteKey) {
  void pages[key].load().catch(() => null)
  loadParts(key)
}

function moveOn(to: string, { placement, site, locale }: AppContextValue) {
  const [path = '', query = ''] = to.split('?')
  location.replace(placement.href({ site, locale, path, search: query && `?${query}` }))
}

let loading: Promise<void> | undefined

/**
 * Adds the messages that the document did not load, because its page has no use for them.
 *
 * @throws if they cannot be loaded
 */
async function loadAllMessages({ messages }: IntlShape) {
  const link = document.querySelector<HTMLLinkElement>('link[data-rest]')
  const address = link?.dataset.rest
  if (!address) return
  loading ??= loadMessages(address).then((rest) => void Object.assign(messages, rest))
  try {
    await loading
    delete link.dataset.rest
  } finally {
    loading = undefined
  }
}
