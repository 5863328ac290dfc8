import type { IntlShape } from 'react-intl'

import { emitShopEvent } from './shop-events.ts'

/** Shows a toast about a page that cannot be loaded, or about an action that needs a connection. */
export function announceOffline(
  intl: IntlShape,
  id: FormatjsIntl.Message['ids'] = 'offline.notLoaded',
) {
  const text = intl.formatMessage({ id })
  emitShopEvent({ type: 'toasted', tone: 'error', text })
}

/** The element that is shown while there is no connection. */
export const OFFLINE_NOTICE_ID = 'offline'

/** Shows the notice about a lost connection, or hides it, from now on. */
export function followConnection() {
  for (const type of ['online', 'offline']) addEventListener(type, show)
  show()
}

function show() {
  const notice = document.getElementById(OFFLINE_NOTICE_ID)
  if (notice) notice.hidden = navigator.onLine
}
