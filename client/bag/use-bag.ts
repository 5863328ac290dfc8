import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

import { useAppContext } from '../kit/app-context.ts'
import { type BagMutation, expectedBag } from './expected-bag.ts'
import { bagQuery } from './queries.ts'

/** Not called on the edge: the data is loaded before the page is rendered. */
function useBagQuery() {
  const appContext = useAppContext()
  return bagQuery({ getBag: (input, signal) => appContext.shopper().getBag(input, signal) })
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

type Mutations = readonly BagMutation[]

const NONE: Mutations = []
let pending = NONE
const listeners = new Set<() => void>()

/** Sets the mutations of this tab that the service has not confirmed yet. */
export function showPendingMutations(mutations: Mutations) {
  pending = mutations
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const usePendingMutations = () =>
  useSyncExternalStore(
    subscribe,
    () => pending,
    () => NONE,
  )
