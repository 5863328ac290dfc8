import { createContext, use, type ReactNode } from 'react'

import type { ActionName } from '#shared/actions.ts'
import type { Catalog } from '#shared/catalog.ts'
import type { TrustedHtml } from '#shared/text/html.ts'
import type { Shopper } from '#shared/shopper.ts'
import type { RejectedForm } from '#shared/document-state.ts'
import type { Placement } from '#shared/site/placement.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import type { LeadPicture } from './lead-picture.ts'

/** The categories of the main menu, and the content of header and footer; undefined if it could not be loaded. */
export type ShellMarkup = Record<
  'menu' | 'promotions' | 'pickup' | 'social' | 'columns' | 'legal',
  TrustedHtml | undefined
>

/** The values that stay the same during the life of a document. */
export interface AppContextValue {
  catalog: Catalog
  /** For actions in the browser. @throws on the edge, because public pages have no visitor */
  shopper(): Shopper
  site: Site
  locale: Locale
  placement: Placement
  /** In the browser: the paths that another system serves. */
  legacyPaths?: readonly string[]
  /** The origin of absolute URLs; from configuration, never from `Host`. */
  publicOrigin: string
  /** The year of the copyright line, taken from the edge so that hydration matches. */
  year: number
  /** Whether the shop is shown inside its native app, which has another header. */
  isNativeApp: boolean
  /** The shell's links, rendered on the edge once per locale. Absent in the browser, which keeps the elements. */
  shellMarkup?: ShellMarkup
  /** On the edge: renders content once for the same data (`data` of `ServerMarkup`). */
  memoizeMarkup?: (data: unknown, content: () => ReactNode) => TrustedHtml
  /** The fields of the newsletter form. Absent in the browser, like `shellMarkup`. */
  newsletterFields?: ReactNode
  /** In the browser the document's nonce; on the server a placeholder that is replaced in every response. */
  nonce: string
  /** The idempotency key of the document's forms; on the server a placeholder, like the nonce. */
  idempotencyKey: string
  /** The rejected form that this document shows. Null after the first client-side navigation. */
  rejectedForm(): RejectedForm | null
  /** The action whose form this document shows with its success state. Null after the first navigation. */
  acceptedForm(): ActionName | null
  /** On the edge: which form of that action it is, if a page may have several. */
  acceptedFormName?(): string
  /**
   * True on the server and until the first client-side navigation: the page came as a document with its data
   * scripts.
   */
  isDocument(): boolean
  /** A deferred part could not be loaded and renders nothing. */
  onDeferredFailure(): void
  /** On the edge: the document waits for the code of what it shows. */
  waitForCode?(loading: Promise<unknown>): void
  /** On the edge: when deferred parts that are not loaded yet are left out. */
  deferredDeadline?: AbortSignal
  /** On the edge: the lead picture of the page was chosen. */
  onLeadPicture?(picture: LeadPicture): void
  /** On the edge: the captcha service. Null if there is none. */
  captcha?(): { script: string; siteKey: string } | null
  /** Logs content that the shop cannot show. */
  warn(message: string, fields: Record<string, string>): void
}

export const AppContext = createContext<AppContextValue | null>(null)

export function useAppContext(): AppContextValue {
  const appContext = use(AppContext)
  if (!appContext) throw new Error('<AppContext> is missing')
  return appContext
}

/** The current location, which changes with every navigation. */
export interface ShopLocation {
  /** Without site and locale. */
  path: string
  /** Canonical: only parameters that the page uses. */
  query: URLSearchParams
  /** Whether its page is rendered in two steps (`client/kit/first-screen.tsx`). */
  startsWithFirstScreen?: boolean
  /** Called once all of the page is in the document. */
  onWhole?: () => void
}

export const LocationContext = createContext<ShopLocation | null>(null)

export function useShop() {
  const location = use(LocationContext)
  if (!location) throw new Error('<LocationContext> is missing')
  const { site, locale } = useAppContext()
  return { site, locale, ...location }
}

export const useCatalog = () => useAppContext().catalog
