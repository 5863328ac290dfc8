import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the document that the edge has made, and until the browser has taken it over. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
