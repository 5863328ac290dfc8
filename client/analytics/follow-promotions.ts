import { emitShopEvent, onShopEvent } from '../kit/shop-events.ts'
import { isFollowing } from './follow-links.ts'
import { watchInView } from './watch-in-view.ts'

/** A slot with editors' content. */
export interface Promotion {
  /** The content asset that it shows first. Null if it shows none. */
  id: string | null
  /** Its heading. */
  name: string | null
  slot: string
}

declare module '../kit/shop-events.ts' {
  interface ShopEvents {
    /** A slot is in view, for the first time since the page is shown. */
    'promotion-seen': { promotion: Promotion }
    /** A link of a slot is being followed: by the name that content gives it, or its text. */
    'promotion-followed': { promotion: Promotion; creative: string }
  }
}

const SLOT = '#content [data-slot]'
/** A slot may be higher than the window. */
const SEEN = 0.25

/** Reports slots that come into view, once for each page, and their followed links, except those of products. */
export function followPromotions() {
  const watchAnew = watchInView({
    selector: SLOT,
    threshold: SEEN,
    seen: (element) => emitShopEvent({ type: 'promotion-seen', promotion: promotionOf(element) }),
  })
  onShopEvent(({ type }) => type === 'page-viewed' && watchAnew())
  addEventListener('pageshow', ({ persisted }) => persisted && watchAnew())
  const follow = (click: MouseEvent) => {
    const { target } = click
    const link =
      target instanceof Element && isFollowing(click) && target.closest<HTMLElement>('a[href]')
    const slot = link && !link.closest('[data-tile], [data-recommender]') && link.closest(SLOT)
    if (!slot) return
    const creative = link.dataset['analytics'] ?? link.textContent.trim()
    emitShopEvent({ type: 'promotion-followed', promotion: promotionOf(slot), creative })
  }
  document.addEventListener('click', follow, true)
  document.addEventListener('auxclick', follow, true)
}

function promotionOf(element: Element): Promotion {
  const { slot = '', promotion } = element instanceof HTMLElement ? element.dataset : {}
  const name = element.querySelector('h1, h2, h3')?.textContent.trim()
  return { id: promotion || null, name: name || null, slot }
}
