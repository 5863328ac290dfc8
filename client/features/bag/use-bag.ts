import { useQuery, useSuspenseQuery } from '@tanstack/react-query'

import { useFrame } from '../../frame/frame-context.ts'
import { expectedBag } from './expected-bag.ts'
import { usePendingDeeds } from './pending-deeds.ts'
import { bagQuery } from './queries.ts'

/** On the edge nobody asks: the page's data is there before it is rendered. */
function useBagQuery() {
  const frame = useFrame()
  return bagQuery({ getBag: (signal) => frame.shopper().getBag(signal) })
}

/** The bag as it will be when everything the shopper did is done. */
export function useBag() {
  const { data } = useSuspenseQuery(useBagQuery())
  const pending = usePendingDeeds()
  return { bag: expectedBag(data, pending), pending }
}

/** The same where the bag is not what the page is about. Undefined until it is known. */
export function useFilledBag() {
  const { data } = useQuery(useBagQuery())
  const pending = usePendingDeeds()
  return data && expectedBag(data, pending)
}
