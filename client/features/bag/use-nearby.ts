import { useEffect, useState } from 'react'

import type { ProductId } from '#shared/product/product.ts'

import { createHttpStores } from '../../adapters/http-stores.ts'
import { useAppContext } from '../../app/app-context.ts'
import { onShopEvent } from '../../app/shop-events.ts'

/**
 * Whether the last search around the shopper has found no store with the product. Asks once by itself if the
 * shopper's own store has none.
 */
export function useIsNowhere(productId: ProductId, isMissingInStore: boolean) {
  const { site, locale } = useAppContext()
  const [searched, setSearched] = useState<{ productId: string; isAnywhere: boolean } | null>(null)
  useEffect(
    () => onShopEvent((event) => event.type === 'stores-searched' && setSearched(event)),
    [],
  )
  const isKnown = searched?.productId === productId
  useEffect(() => {
    if (!isMissingInStore || isKnown) return
    const leaving = new AbortController()
    const { findStores } = createHttpStores({ site, locale })
    findStores({ near: null, productId }, leaving.signal).then(
      ({ stores }) => {
        if (!stores || leaving.signal.aborted) return
        setSearched({ productId, isAnywhere: stores.some(({ hasProduct }) => hasProduct) })
      },
      () => null,
    )
    return () => leaving.abort()
  }, [isMissingInStore, isKnown, productId, site, locale])
  return isKnown && !searched.isAnywhere
}
