import { createContext, use } from 'react'

import type { Catalog } from '#shared/contract/catalog.ts'
import type { TrustedHtml } from '#shared/contract/html.ts'
import type { Shopper } from '#shared/contract/shopper.ts'
import type { RefusedForm } from '#shared/document-state.ts'
import type { Placement } from '#shared/site/placement.ts'
import type { Locale, Site } from '#shared/site/site.ts'

/** What stays the same for as long as a document lives. */
export interface Frame {
  catalog: Catalog
  /** For deeds, which happen in the browser. @throws on the edge, where a public page knows no visitor */
  shopper(): Shopper
  site: Site
  locale: Locale
  placement: Placement
  /** Absolute addresses begin with it; from configuration, never from `Host`. */
  publicOrigin: string
  /** For the copyright line; the edge's year, so that browser and edge agree. */
  year: number
  /**
   * On the edge the categories of the main menu, rendered once for every page of a locale; absent in the
   * browser, which takes over the same elements.
   */
  menuMarkup?: TrustedHtml | undefined
  /** On the server a placeholder that every serve replaces; in the browser the live one. */
  nonce: string
  /** The id of whatever the document's forms do; on the server a placeholder, like the nonce. */
  operation: string
  /** The form of this document that was sent and refused. Null after the first client navigation. */
  refusedForm(): RefusedForm | null
  /**
   * True on the server and until the first client navigation: the page came as a document, and its
   * data scripts are (or will be) in it.
   */
  isDocument(): boolean
  /** A late part has shown its quiet empty state. */
  onLateFailure(): void
  /** Content that the shop cannot show. */
  warn(message: string, fields: Record<string, string>): void
}

export const FrameContext = createContext<Frame | null>(null)

export function useFrame(): Frame {
  const frame = use(FrameContext)
  if (!frame) throw new Error('useFrame() needs a <FrameContext> above it')
  return frame
}

/** Where the visitor is: changes with every navigation. */
export interface ShopLocation {
  /** Without site and locale. */
  path: string
  /** Canonical: only what means something to the page. */
  query: URLSearchParams
}

export const LocationContext = createContext<ShopLocation | null>(null)

export function useShop() {
  const location = use(LocationContext)
  if (!location) throw new Error('useShop() needs a <LocationContext> above it')
  const { site, locale } = useFrame()
  return { site, locale, ...location }
}

export const useCatalog = () => useFrame().catalog
