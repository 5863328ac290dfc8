import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

import type { Catalog } from '#shared/contract/catalog.ts'
import type { Shopper } from '#shared/contract/shopper.ts'
import type { RouteKey } from '#shared/routes.ts'

export interface PageContext {
  catalog: Catalog
  queryClient: QueryClient
  /** Decoded path parameters; the page checks them by schema before it asks for anything. */
  params: Record<string, string>
  query: URLSearchParams
}

/** A page of one visitor may also ask what belongs to them. */
export interface PersonalPageContext extends PageContext {
  shopper: Shopper
}

/** What a page's `load` may decide instead of "show it". Paths are without site and locale. */
export type Outcome =
  | { redirect: string; status: 301 | 302 | 303 }
  | { notFound: true }
  | { gone: true }
  /** Values of the query that mean nothing to the page are dropped: this is what remains. */
  | { query: URLSearchParams }

export interface PageProps {
  params: Record<string, string>
  query: URLSearchParams
}

export interface Shell {
  Header: ComponentType
  Footer: ComponentType
}

interface PageBase {
  key: RouteKey | readonly RouteKey[] | 'notFound' | 'gone' | 'error'
  Component: ComponentType<PageProps>
  /** What stands around it instead of the shop's own: a checkout has nothing that leads away. */
  shell?: Shell
}

/** The data a page cannot be shown without, and the component that shows it. */
export interface PublicPage extends PageBase {
  audience: 'public'
  /** Fails with the problem that gives the document its status. What may come later is not asked for here. */
  load?(context: PageContext): Promise<Outcome | void>
}

export interface PersonalPage extends PageBase {
  audience: 'personal'
  load(context: PersonalPageContext): Promise<Outcome | void>
}

export type Page = PublicPage | PersonalPage

export const definePage = (
  key: PageBase['key'],
  page: Omit<PublicPage, 'key' | 'audience'>,
): PublicPage => ({ key, audience: 'public', ...page })

/** A page that is made of what belongs to one visitor: never stored, and rendered anew for each. */
export const definePersonalPage = (
  key: PageBase['key'],
  page: Omit<PersonalPage, 'key' | 'audience'>,
): PersonalPage => ({ key, audience: 'personal', ...page })

/** What is shown: a page at an address. */
export interface View {
  page: Page
  path: string
  params: Record<string, string>
  query: URLSearchParams
}
