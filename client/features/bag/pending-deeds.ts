import { useSyncExternalStore } from 'react'

import type { BagDeed } from './expected-bag.ts'

type Deeds = readonly BagDeed[]

const NONE: Deeds = []
let pending = NONE
const listeners = new Set<() => void>()

/** Sets the mutations of this tab that the service has not confirmed yet. */
export function showPendingDeeds(deeds: Deeds) {
  pending = deeds
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const usePendingDeeds = () =>
  useSyncExternalStore(
    subscribe,
    () => pending,
    () => NONE,
  )
