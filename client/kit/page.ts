import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

import type { Catalog } from '#shared/catalog.ts'
import type { PortFor } from '#shared/http/endpoint.ts'
import type { OrderHistory } from '#shared/orders/order-history.ts'
import type { CustomerAccount } from '#shared/account/customer-account.ts'
import type { MemberRewards } from '#shared/rewards/member-rewards.ts'
import type { Privacy } from '#shared/consent/privacy.ts'
import type { SessionView } from '#shared/shell/session.ts'
import type { ShopperReads } from '#shared/shopper.ts'
import type { Subscriptions } from '#shared/auto-refresh/subscriptions.ts'

import type { ShopLocation } from './app-context.ts'
import type { createStaticMain } from './static-main.tsx'

export interface PageContext {
  catalog: Catalog
  queryClient: QueryClient
  /** Decoded path parameters, which the page validates before it requests data. */
  params: Record<string, string>
  query: URLSearchParams
}

/** A personal page may also request the visitor's own data. */
export interface PersonalPageContext extends PageContext {
  shopper: ShopperReads
  /** The reads of a capability, by its endpoints. */
  port: PortFor
  /** Only on the edge, which alone loads the pages of an account. */
  orders?: OrderHistory
  /** Only on the edge, which alone loads the pages of an account (`account-page.ts`). */
  customerAccount?: CustomerAccount
  memberRewards?: MemberRewards
  subscriptions?: Subscriptions
  /** Only on the edge, which reads the cookies. */
  privacy?: Privacy
  /** Only on the edge: whether another device has signed the customer out here. */
  isSignedOut?: boolean
  /** The customer who is signed in. Null for anyone else. */
  getCustomer(): Promise<Pick<SessionView, 'firstName' | 'agent'> | null>
}

/** A result of a page's `load` that replaces the rendered page. Paths are without site and locale. */
export type Outcome =
  | { redirect: string; status: 301 | 302 | 303 }
  | { notFound: true }
  | { gone: true }
  /** The rest of the query after invalid values were dropped, and 503 if the page has nothing but a sentence about it. */
  | {
      query: URLSearchParams
      status?: 503
      /** Why something is unavailable, for the log. The page explains it and is not stored. */
      error?: unknown
    }

export interface PageProps {
  params: Record<string, string>
  query: URLSearchParams
}

export interface Shell {
  Header: ComponentType
  Footer: ComponentType
}

interface PageBase {
  Component: ComponentType<PageProps>
  /**
   * Whether the browser keeps the main content of the page's document and does not hydrate it. Its links and forms
   * work all the same; actions of the document serve the rest (`client/kit/document-actions.ts`).
   */
  isStatic?: boolean
  /** Loads what the page shows besides its own code, before it is navigated to. A document keeps those parts. */
  loadShownCode?(queryClient: QueryClient): Promise<void>
  /**
   * Called before another choice on the same page is shown, such as a filter or a variant. Returns a function that
   * restores the shopper's place in it; without one, the page starts at its top. `focused` had the focus when the shopper made
   * the choice; what shows that a list is loading may have hidden it since.
   */
  keepPlace?(
    from: URLSearchParams,
    to: URLSearchParams,
    focused: Element | null,
  ): (() => void) | undefined
  /** Replaces the shop's header and footer, for example in the checkout. */
  shell?: Shell
}

/** A page's required data and the component that shows it. */
export interface PublicPage extends PageBase {
  audience: 'public'
  /**
   * Rejects with the problem that sets the document's status. Deferred data is not loaded here. Only the edge runs
   * it, and answers navigation with the result, so its code stays out of the browser (`import.meta.env.SSR`).
   */
  load?(context: PageContext): Promise<Outcome | void>
}

export interface PersonalPage extends PageBase {
  audience: 'personal'
  load(context: PersonalPageContext): Promise<Outcome | void>
}

export type Page = PublicPage | PersonalPage

/** A page in the table of pages, whose code loads with the first visit. */
export interface LazyPage {
  load(): Promise<Page>
  /** Whether the page has texts that no other page needs (`scripts/build/message-groups.ts`). Personal pages always do. */
  needsAllMessages?: true
}

export const definePage = (page: Omit<PublicPage, 'audience'>): PublicPage => ({
  audience: 'public',
  ...page,
})

/** A page with a visitor's own data: never cached, rendered for each request. */
export const definePersonalPage = (page: Omit<PersonalPage, 'audience'>): PersonalPage => ({
  audience: 'personal',
  ...page,
})

/** A page at a URL. */
export interface CurrentView extends ShopLocation {
  page: Pick<Page, 'Component' | 'shell' | 'isStatic'>
  /** The main content, if it stays as the edge rendered it. */
  staticMain?: ReturnType<typeof createStaticMain> | undefined
  params: Record<string, string>
}
