import type { Query, QueryClient } from '@tanstack/react-query'

import { customerIn } from '#client/kit/session.ts'
import { hasMissingOptional } from '#client/kit/load-optional.ts'
import { loadPreferences } from '#client/preferences/queries.ts'
import type { NewsletterContent } from '#client/newsletter/newsletter-content.ts'
import { loadShell } from '#client/shell/load-shell.ts'
import { SHELL_SLOT_IDS } from '#client/shell/shell-data.ts'
import type { Outcome, Page, PageContext } from '#client/kit/page.ts'
import { pages } from '#client/pages.ts'
import { createQueryClient } from '#client/kit/query-client.ts'
import type { Catalog } from '#shared/catalog.ts'
import { shownVariantKey, type ShownVariant } from '#shared/analytics/chosen-variants.ts'
import type { OrderHistory } from '#shared/orders/order-history.ts'
import type { CustomerAccount } from '#shared/account/customer-account.ts'
import type { MemberRewards } from '#shared/rewards/member-rewards.ts'
import type { PageData } from '#shared/page-data.ts'
import { ruledFields } from '#shared/preferences/ruled-fields.ts'
import type { Privacy } from '#shared/consent/privacy.ts'
import type { PortFor } from '#shared/http/endpoint.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { SessionView } from '#shared/shell/session.ts'
import type { ShopperReads } from '#shared/shopper.ts'
import type { Subscriptions } from '#shared/auto-refresh/subscriptions.ts'
import type { LoadedQuery } from '#shared/document-state.ts'

import { notFoundTarget, type PageTarget } from './page-target.ts'

/** A page with its final status and critical data. It can be rendered any number of times. */
export interface PreparedPage {
  kind: 'page'
  target: PageTarget
  page: Page
  queryClient: QueryClient
  /** The critical query results, for the browser. Deferred parts send their own. */
  queries: LoadedQuery[]
  /** The texts of the newsletter form, which the browser does not need. */
  newsletter: NewsletterContent
  /** Whether a part of the shell or a deferred part failed and shows its empty state. */
  isIncomplete: boolean
  /** Why the page says that its data is unavailable, for the log. */
  error?: unknown
}

export interface PreparedRedirect {
  kind: 'redirect'
  status: 301 | 302 | 303
  /** Without site and locale, or absolute. */
  to: string
}

export type Prepared = PreparedPage | PreparedRedirect

/** The ports that a page may use. A page that will be stored has no `visitor`. */
interface ShopOfPage {
  catalog: Catalog
  visitor?: VisitorPorts
}

/** The further ports of personal pages. */
export interface VisitorPorts {
  shopper: ShopperReads
  /** Who the visitor is. */
  getSession: (action: 'noop') => Promise<SessionView>
  port: PortFor
  orders: OrderHistory
  customerAccount: CustomerAccount
  memberRewards: MemberRewards
  subscriptions: Subscriptions
  privacy: Privacy
  /** Whether another device has signed the customer out here. */
  isSignedOut: boolean
}

/**
 * Loads the page's critical data and, beside it, the shell's, and decides the status before the first byte is sent.
 * @param answer the result of a form that the visitor has submitted, as a query of the page
 * @throws {ProblemError} `unavailable` if commerce is unavailable
 */
export async function preparePage(
  target: PageTarget,
  shop: ShopOfPage,
  answer: LoadedQuery | null = null,
): Promise<Prepared> {
  const queryClient = createClientWith(answer)
  const catalog = withoutPatterns(shop.catalog)
  const loadingShell = loadShell({ catalog, queryClient })
  const { page, outcome } = await loadPage(target, { ...shop, catalog, queryClient })
  if (outcome && 'redirect' in outcome) {
    return { kind: 'redirect', status: outcome.status, to: outcome.redirect }
  }
  if (outcome && ('notFound' in outcome || 'gone' in outcome)) {
    return preparePage(notFoundTarget(target.path, 'gone' in outcome ? 410 : 404), shop)
  }
  const shell = await loadingShell
  const { error, ...shown } = outcome ?? {}
  return {
    kind: 'page',
    target: { ...target, ...shown },
    page,
    queryClient,
    queries: answersIn(queryClient, ({ meta }) => meta?.['isOnlyMarkup'] !== true),
    newsletter: shell.newsletter,
    isIncomplete: !shell.isComplete || hasMissingOptional(queryClient),
    error,
  }
}

/** The loaded data of a page, for a navigation. */
export interface PreparedData {
  target: PageTarget
  page: Page
  queryClient: QueryClient
  outcome: PageData['outcome']
}

/**
 * Loads a public page's own data, for a navigation without a document.
 * @throws {ProblemError} `unavailable` if commerce is unavailable
 */
export async function preparePageData(
  target: PageTarget,
  { catalog }: Pick<ShopOfPage, 'catalog'>,
): Promise<PreparedData> {
  const queryClient = createQueryClient()
  // Some parts depend on preferences.
  const preferences = loadPreferences(queryClient, catalog).catch(() => null)
  const { page, outcome } = await loadPage(target, { catalog, queryClient })
  // Badges, and what goes with a product.
  const started = queryClient.getQueryCache().getAll()
  await Promise.allSettled([preferences, ...started.map(({ promise }) => promise)])
  const query = outcome && 'query' in outcome ? outcome.query : target.query
  return {
    target: { ...target, query },
    page,
    queryClient,
    outcome: outcomeForBrowser(outcome ? outcome : target),
  }
}

/** Says in the data of a page which variant it is, for the browser to report. */
function noteVariant({ path, variant: shown }: PageTarget, queryClient: QueryClient) {
  if (!shown) return
  const { experiment, variant } = shown
  queryClient.setQueryData<ShownVariant>(shownVariantKey(path), { experiment, variant })
}

function outcomeForBrowser(outcome: Outcome | PageTarget): PageData['outcome'] {
  if ('redirect' in outcome) return { redirect: outcome.redirect }
  return 'query' in outcome ? { query: outcome.query.toString() } : { notFound: true }
}

/** The queries that a page has loaded until now, without those that every document contains. */
export const pageDataIn = ({ outcome, queryClient }: PreparedData): PageData => ({
  outcome,
  queries: answersIn(queryClient).filter(
    ([key]) => key[0] !== 'deferred' && key[0] !== 'preferences' && !isOfShell(key),
  ),
})

/** Whether it is the data of links in header and footer. */
export const isOfShell = ([name, ids]: LoadedQuery[0]) =>
  name === 'navigation' || (name === 'slots' && ids === SHELL_SLOT_IDS)

/** Documents say which fields have a rule of the site's own. The patterns stay on the edge. */
const withoutPatterns = (catalog: Catalog): Catalog => ({
  ...catalog,
  async getPreferences(...args) {
    const preferences = await catalog.getPreferences(...args)
    const { validationRegexConfig: rules } = preferences
    return { ...preferences, validationRegexConfig: ruledFields(rules) }
  },
})

function createClientWith(answer: LoadedQuery | null) {
  const queryClient = createQueryClient()
  if (answer) queryClient.setQueryData(...answer)
  return queryClient
}

/** Loads a page's code and then its own data. @throws {ProblemError} `unavailable` if commerce is unavailable */
async function loadPage(
  target: PageTarget,
  { catalog, queryClient, visitor }: ShopOfPage & { queryClient: QueryClient },
) {
  const { key, params, query } = target
  const page = await pages[key].load()
  const outcome = await loadOwnData(page, { catalog, queryClient, params, query }, visitor)
  const isShown = !outcome || ('query' in outcome && outcome.error === undefined)
  if (isShown) noteVariant(target, queryClient)
  return { page, outcome }
}

async function loadOwnData(
  page: Page,
  context: PageContext,
  visitor: ShopOfPage['visitor'],
): Promise<Outcome | void> {
  try {
    if (page.audience === 'public') return await page.load?.(context)
    if (!visitor) throw new Error('A personal page cannot be rendered without its visitor.')
    const { getSession, ...ports } = visitor
    const getCustomer = async () => customerIn(await getSession('noop'))
    return await page.load({ ...context, ...ports, getCustomer })
  } catch (error) {
    if (error instanceof ProblemError && error.type === 'not-found')
      return { notFound: true } as const
    if (error instanceof ProblemError && error.type === 'gone') return { gone: true } as const
    throw error
  }
}

/** Loads begin in any order, but every rendering of a page is the same document. */
const answersIn = (
  queryClient: QueryClient,
  isWanted: (query: Query) => boolean = () => true,
): PreparedPage['queries'] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success' && isWanted(query))
    .toSorted((a, b) => (a.queryHash < b.queryHash ? -1 : 1))
    .map((query) => [query.queryKey, query.state.data])
