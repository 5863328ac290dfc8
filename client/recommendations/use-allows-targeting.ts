import { useSyncExternalStore } from 'react'

import { useSession } from '../kit/session.ts'
import { onShopEvent } from '../kit/shop-events.ts'
import { allowedGroups } from '../consent/privacy-choice.ts'

/** Whether the visitor currently allows targeting. */
export function useAllowsTargeting() {
  const session = useSession()
  return useSyncExternalStore(
    followChoice,
    () => allowedGroups(session).includes('targeting'),
    () => false,
  )
}

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
