import type { QueryClient } from '@tanstack/react-query'

import { hasForgone } from '#client/features/catalog/load-or-forgo.ts'
import { loadShell } from '#client/features/shell/queries.ts'
import type { Page, PageContext } from '#client/pages/page.ts'
import { createQueryClient } from '#client/query-client.ts'
import type { Catalog } from '#shared/contract/catalog.ts'
import { ProblemError } from '#shared/contract/problem.ts'
import type { Shopper } from '#shared/contract/shopper.ts'

import { notFoundTarget, type PageTarget } from './page-target.ts'

/** A page whose status is decided and whose critical data is there: it can be rendered any number of times. */
export interface PreparedPage {
  kind: 'page'
  target: PageTarget
  page: Page
  queryClient: QueryClient
  /** The critical answers, for the browser. Late parts carry their own. */
  queries: [key: readonly unknown[], data: unknown][]
  /** A part of the shell, or a late part, is in its quiet empty state. */
  isIncomplete: boolean
}

export interface PreparedRedirect {
  kind: 'redirect'
  status: 301 | 302 | 303
  /** Without site and locale, or absolute. */
  to: string
}

export type Prepared = PreparedPage | PreparedRedirect

/** What a page may ask. Who makes a page that is kept has no shopper to give. */
interface ShopOfPage {
  catalog: Catalog
  shopper?: Shopper
}

/**
 * Loads what the page cannot be shown without and decides the status, before a byte is sent.
 * @throws {ProblemError} `unavailable` when commerce cannot answer
 */
export async function preparePage(target: PageTarget, shop: ShopOfPage): Promise<Prepared> {
  const { catalog } = shop
  const queryClient = createQueryClient()
  const { params, query } = target
  const [page, isShellComplete] = await Promise.all([
    target.lazy.load(),
    loadShell({ catalog, queryClient }),
  ])
  const outcome = await outcomeOf(page, { catalog, queryClient, params, query }, shop.shopper)
  if (outcome && 'redirect' in outcome) {
    return { kind: 'redirect', status: outcome.status, to: outcome.redirect }
  }
  if (outcome && ('notFound' in outcome || 'gone' in outcome)) {
    return preparePage(notFoundTarget(target.path, 'gone' in outcome ? 410 : 404), shop)
  }
  return {
    kind: 'page',
    target: outcome ? { ...target, query: outcome.query } : target,
    page,
    queryClient,
    queries: answersIn(queryClient),
    isIncomplete: !isShellComplete || hasForgone(queryClient),
  }
}

async function outcomeOf(page: Page, context: PageContext, shopper: Shopper | undefined) {
  try {
    if (page.audience === 'public') return await page.load?.(context)
    if (!shopper) throw new Error('A personal page is made for its visitor alone.')
    return await page.load({ ...context, shopper })
  } catch (error) {
    if (error instanceof ProblemError && error.type === 'not-found')
      return { notFound: true } as const
    if (error instanceof ProblemError && error.type === 'gone') return { gone: true } as const
    throw error
  }
}

const answersIn = (queryClient: QueryClient): PreparedPage['queries'] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success')
    .map((query) => [query.queryKey, query.state.data])
