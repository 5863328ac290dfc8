import type { IntlShape } from 'react-intl'

import { emitShopEvent } from '../app/shop-events.ts'

/** Says in a toast that a page cannot be loaded, or what else needs a connection. */
export function announceOffline(
  intl: IntlShape,
  id: FormatjsIntl.Message['ids'] = 'offline.notLoaded',
) {
  const text = intl.formatMessage({ id })
  emitShopEvent({ type: 'toasted', tone: 'error', text })
}
