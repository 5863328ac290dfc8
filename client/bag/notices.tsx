import { useSyncExternalStore } from 'react'
import { FormattedMessage } from 'react-intl'

import { Notice } from '../ui/form.tsx'

/** Warns while offline that the bag may be out of date and that changes wait. */
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

interface ActionNoticeProps {
  id: string
  text: string
  /** The document shows a rejected form, so the error gets the focus. */
  isFirst?: boolean
}

/** Why an action failed, shown beside its control. */
export function ActionNotice({ id, text, isFirst = false }: ActionNoticeProps) {
  return (
    <Notice
      id={id}
      tone="problem"
      className="notice"
      tabIndex={isFirst ? -1 : undefined}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a document about an error starts with it
      autoFocus={isFirst}
    >
      <p>{text}</p>
    </Notice>
  )
}
