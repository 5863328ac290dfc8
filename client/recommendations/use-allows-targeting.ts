import { useSyncExternalStore } from 'react'

import { onShopEvent } from '../app/shop-events.ts'
import { allowedGroups } from '../features/analytics/allowed-groups.ts'

/** Whether the visitor has agreed, at this moment, to be told apart by services. */
export const useAllowsTargeting = () =>
  useSyncExternalStore(
    followChoice,
    () => allowedGroups().includes('targeting'),
    () => false,
  )

/** The choice is made on this page, or in another tab. */
function followChoice(onChange: () => void) {
  const listening = new AbortController()
  const stop = onShopEvent(({ type }) => type === 'privacy-chosen' && onChange())
  document.addEventListener('visibilitychange', onChange, { signal: listening.signal })
  return () => {
    listening.abort()
    stop()
  }
}
