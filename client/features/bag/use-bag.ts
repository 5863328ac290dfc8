import { useQuery, useSuspenseQuery } from '@tanstack/react-query'

import { useAppContext } from '../../app/app-context.ts'
import { expectedBag } from './expected-bag.ts'
import { usePendingMutations } from './pending-mutations.ts'
import { bagQuery } from './queries.ts'

/** Not called on the edge: the data is loaded before the page is rendered. */
function useBagQuery() {
  const appContext = useAppContext()
  return bagQuery({ getBag: (signal) => appContext.shopper().getBag(signal) })
}

/** The bag as it will be after all pending mutations. */
export function useBag() {
  const { data } = useSuspenseQuery(useBagQuery())
  const pending = usePendingMutations()
  return { bag: expectedBag(data, pending), pending }
}

/**
 * The same for pages that are not about the bag. Undefined until it is known.
 * @param isFilled an empty bag is not asked for
 */
export function useFilledBag(isFilled = true) {
  const { data } = useQuery({ ...useBagQuery(), enabled: isFilled })
  const pending = usePendingMutations()
  return data && expectedBag(data, pending)
}
