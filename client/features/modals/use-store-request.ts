import { useState } from 'react'

import { useAction } from '../../app/use-action.ts'

export interface StoreRequest {
  /** The product that is to be picked up. */
  productId: string | null
}

/** That the shopper wants to choose a store, and a function that ends it. */
export function useStoreRequest() {
  const [request, setRequest] = useState<StoreRequest | null>(null)
  useAction('chooseStore', ({ value }) => setRequest({ productId: value || null }))
  return [request, () => setRequest(null)] as const
}
