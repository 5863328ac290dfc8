import { useSyncExternalStore } from 'react'

import type { BagMutation } from './expected-bag.ts'

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
