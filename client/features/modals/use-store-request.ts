import { useEffect, useState } from 'react'

import { closest } from '../../app/closest.ts'
import { isPlainClick } from '../../app/plain-click.ts'
import { onShopEvent } from '../../app/shop-events.ts'

export interface StoreRequest {
  /** The product that is to be picked up. */
  productId: string | null
}

/**
 * That the shopper wants to choose a store, and a function that ends it. Every link to the store locator with
 * `data-chooses-store` opens the dialog, as does the wish of a control; the value names a product, if it is for one. The link also works before this
 * code has loaded, and in content that React does not hydrate.
 */
export function useStoreRequest() {
  const [request, setRequest] = useState<StoreRequest | null>(null)
  useEffect(() => {
    const listen = (event: MouseEvent) => {
      const link = closest(event, '[data-chooses-store]')
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      setRequest({ productId: link.dataset['choosesStore'] || null })
    }
    document.addEventListener('click', listen)
    const stop = onShopEvent(
      (event) => event.type === 'store-wanted' && setRequest({ productId: event.productId }),
    )
    return () => {
      document.removeEventListener('click', listen)
      stop()
    }
  }, [])
  return [request, () => setRequest(null)] as const
}
