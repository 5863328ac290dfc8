import { queryOptions, type QueryClient } from '@tanstack/react-query'

import type { Bag } from '#shared/bag/bag.ts'
import type { Shopper } from '#shared/shopper.ts'

export const BAG_KEY = ['bag']

export const bagQuery = (shopper: Pick<Shopper, 'getBag'>) =>
  queryOptions({ queryKey: BAG_KEY, queryFn: ({ signal }) => shopper.getBag(signal) })

/** Stores the bag that the service returned and cancels older requests for it. */
export async function storeBag(queryClient: QueryClient, shopper: Shopper, bag: Bag) {
  const { queryKey } = bagQuery(shopper)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, bag)
}
