import { useIntl } from 'react-intl'

import { OFFLINE_NOTICE_ID } from '../../app/connection-notice.ts'
import { OfflineBar } from '../../ui/top-banners.tsx'
import { ShellContent } from './shell-content.tsx'

/** What is above the header: announcements and promotions, and a notice while there is no connection (spec 1 §2.7). */
export function TopBanners() {
  const intl = useIntl()
  return (
    <aside aria-label={intl.formatMessage({ id: 'banners.label' })}>
      <OfflineBar role="status">
        <span id={OFFLINE_NOTICE_ID} hidden>
          {intl.formatMessage({ id: 'offline.mode' })}
        </span>
      </OfflineBar>
      <ShellContent part="promotions" />
    </aside>
  )
}
