import { onShopEvent, recentEvents, type ShopEvent } from '../kit/shop-events.ts'
import { followCheckout, followBoughtAgain } from './follow-bag.ts'
import { followExperiments } from './follow-experiments.ts'
import { followLinks } from './follow-links.ts'
import { followPages } from './follow-pages.ts'
import { followProducts } from './follow-products.ts'
import { followPromotions } from './follow-promotions.ts'
import { createRecorder, type PageViewed } from './recorder.ts'
import type { LandedDependencies } from './sink.ts'

/**
 * Sends what happens in this document to every sink whose group the visitor allows. Called once.
 *
 * @param hadConsent whether there was consent when the document was loaded. Otherwise only what happened on the shown
 * page counts.
 */
export function openSinks(dependencies: LandedDependencies, hadConsent: boolean) {
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

  const lastView = recentEvents.findLastIndex(isView)
  if (hadConsent || lastView < 0) recorder.record(first)
  recorder.takeKept()
  for (const event of recentEvents.slice(hadConsent ? 0 : Math.max(0, lastView))) {
    recorder.record(event)
  }
  onShopEvent((event) => recorder.record(event))
  followLinks(placement)
  const { site } = appContext
  followProducts({ placement, site })
  followPromotions()
  const { path } = recentEvents.findLast(isView) ?? first
  const follow = [followPages, followExperiments].map((start) => start({ path, queryClient }))
  followCheckout({ path: documentView.path, placement, queryClient })
  void followBoughtAgain(() => appContext.shopper())
  addEventListener('pagehide', () => recorder.leave())
  // A document that the browser has kept is seen again.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    recorder.takeKept()
    const shown = recorder.shown()
    recorder.record(shown)
    for (const { tellAgain } of follow) tellAgain(shown.path)
  })
}

const isView = (event: ShopEvent): event is PageViewed => event.type === 'page-viewed'
