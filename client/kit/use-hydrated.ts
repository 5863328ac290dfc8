import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the edge and until hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
