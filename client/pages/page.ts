import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

import type { Catalog } from '#shared/contract/catalog.ts'
import type { RouteKey } from '#shared/routes.ts'

export interface PageContext {
  catalog: Catalog
  queryClient: QueryClient
  /** Decoded path parameters; the page checks them by schema before it asks for anything. */
  params: Record<string, string>
  query: URLSearchParams
}

/** What a page's `load` may decide instead of "show it". Paths are without site and locale. */
export type Outcome =
  | { redirect: string; status: 301 | 302 }
  | { notFound: true }
  | { gone: true }
  /** Values of the query that mean nothing to the page are dropped: this is what remains. */
  | { query: URLSearchParams }

export interface PageProps {
  params: Record<string, string>
  query: URLSearchParams
}

/** The data a page cannot be shown without, and the component that shows it. */
export interface Page {
  key: RouteKey | readonly RouteKey[] | 'notFound' | 'gone' | 'error'
  /** Fails with the problem that gives the document its status. What may come later is not asked for here. */
  load?(context: PageContext): Promise<Outcome | void>
  Component: ComponentType<PageProps>
}

export const definePage = (key: Page['key'], page: Omit<Page, 'key'>): Page => ({ key, ...page })

/** What is shown: a page at an address. */
export interface View {
  page: Page
  path: string
  params: Record<string, string>
  query: URLSearchParams
}
