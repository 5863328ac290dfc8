import { useSyncExternalStore } from 'react'
import { FormattedMessage } from 'react-intl'

import { Notice } from '../../ui/form.tsx'

/** Says while offline that the bag may be out of date and that changes wait. */
export function OfflineNotice({ isPending }: { isPending: boolean }) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!isOnline && (
        <Notice>
          <p>
            <FormattedMessage
              tagName="span"
              id={isPending ? 'bag.offlineWaiting' : 'bag.offline'}
            />
          </p>
        </Notice>
      )}
    </div>
  )
}

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
