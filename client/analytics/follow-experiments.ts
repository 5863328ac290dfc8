import type { QueryClient } from '@tanstack/react-query'

import {
  chosenVariantsIn,
  shownVariantKey,
  type ShownVariant,
} from '#shared/analytics/chosen-variants.ts'

import { browserCookies } from '../kit/browser-storage.ts'
import { emitShopEvent, onShopEvent } from '../kit/shop-events.ts'

declare module '../kit/shop-events.ts' {
  interface ShopEvents {
    /** A page is shown in the variant that the visitor has been given. */
    'variant-viewed': ShownVariant
  }
}

interface ShownPage {
  /** Without site and locale. */
  path: string
  queryClient: QueryClient
}

/**
 * Reports each view of a page on which an experiment runs, if the visitor takes part. A document from before their consent, or
 * one that the browser has stored, may be in another variant than theirs, and does not count.
 */
export function followExperiments({ path: first, queryClient }: ShownPage) {
  function tell(path: string) {
    const shown = queryClient.getQueryData<ShownVariant>(shownVariantKey(path))
    const chosen = shown && chosenVariantsIn(browserCookies())?.get(shown.experiment)
    if (shown && chosen === shown.variant) emitShopEvent({ type: 'variant-viewed', ...shown })
  }
  tell(first)
  onShopEvent((event) => event.type === 'page-viewed' && tell(event.path))
  return { tellAgain: tell }
}
