import { type QueryClient, queryOptions } from '@tanstack/react-query'

import type { Bag } from '#shared/bag/bag.ts'
import type { ShopperReads } from '#shared/shopper.ts'

export const BAG_KEY = ['bag']

export const bagQuery = (shopper: Pick<ShopperReads, 'getBag'>) =>
  queryOptions({ queryKey: BAG_KEY, queryFn: ({ signal }) => shopper.getBag({}, signal) })

/** Stores the bag that the service returned and cancels older requests for it. */
export async function storeBag(queryClient: QueryClient, bag: Bag) {
  const queryKey = BAG_KEY
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, bag)
}

/** The offer to check out like the last time. */
export const LAST_TIME_KEY = ['last-time']
