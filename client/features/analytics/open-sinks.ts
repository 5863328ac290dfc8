import type { QueryClient } from '@tanstack/react-query'

import type { AppContextValue } from '../../app/app-context.ts'
import { onShopEvent, recentEvents } from '../../app/shop-events.ts'
import { followBoughtAgain } from './follow-bought-again.ts'
import { followCheckout } from './follow-checkout.ts'
import { followLinks } from './follow-links.ts'
import { followProducts } from './follow-products.ts'
import { createRecorder, type PageViewed } from './recorder.ts'

export interface AnalyticsDependencies {
  appContext: AppContextValue
  queryClient: QueryClient
  /** What the document shows: its path without site and locale, and the key of its page. */
  documentView: { path: string }
  documentPage: string
  /** Whether the document has the policy that lets scripts of outside services in. */
  isShop: boolean
}

/**
 * Sends what happens in this document to every sink whose group the visitor allows. Called once.
 *
 * @param hadConsent whether there was consent when the document was loaded. Otherwise only what happened on the shown
 * page counts.
 */
export function openSinks(dependencies: AnalyticsDependencies, hadConsent: boolean) {
  const { documentView, appContext, queryClient } = dependencies
  const { placement } = appContext
  const { title } = document
  const first: PageViewed = {
    type: 'page-viewed',
    path: documentView.path,
    title,
    isDocument: true,
  }
  const recorder = createRecorder(dependencies, first)

  const lastView = recentEvents.findLastIndex(({ type }) => type === 'page-viewed')
  if (hadConsent || lastView < 0) recorder.record(first)
  recorder.takeKept()
  for (const event of recentEvents.slice(hadConsent ? 0 : Math.max(0, lastView))) {
    recorder.record(event)
  }
  onShopEvent((event) => recorder.record(event))
  followLinks(placement)
  followProducts(placement)
  followCheckout({ path: documentView.path, placement, queryClient })
  void followBoughtAgain(() => appContext.shopper())
  addEventListener('pagehide', () => recorder.leave())
  // A document that the browser has kept is seen again.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    recorder.takeKept()
    recorder.record(recorder.shown())
  })
}
