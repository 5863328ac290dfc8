import type { IntlShape } from 'react-intl'

import { OFFLINE_NOTICE_ID } from '../kit/offline.ts'
import { onShopEvent } from '../kit/shop-events.ts'

/** The custom property that `client/ui/price.tsx` shows after prices. */
const AS_OF = '--as-of'

/** Shows the date of a document that the service worker has stored, also beside its prices. */
export function markStoredPage(intl: IntlShape) {
  const { dataset, style } = document.documentElement
  if (!dataset.stored) return
  const stored = new Date(dataset.stored)
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intl.locale, { dateStyle: 'medium', ...options }).format(stored)
  const asOf = intl.formatMessage({ id: 'price.asOf' }, { date: written({}) })
  style.setProperty(AS_OF, JSON.stringify(asOf))
  const stop = showNotice(intl, written({ timeStyle: 'short' }))

  const unsubscribe = onShopEvent(({ type }) => {
    if (type !== 'page-viewed') return
    unsubscribe()
    stop()
    delete dataset.stored
    style.removeProperty(AS_OF)
  })
}

/** @returns a function that restores the notice about a lost connection */
function showNotice(intl: IntlShape, date: string) {
  const notice = document.getElementById(OFFLINE_NOTICE_ID)
  if (!notice) return () => {}
  const watching = new AbortController()
  const link = document.createElement('a')
  link.href = ''
  link.textContent = intl.formatMessage({ id: 'offline.current' })

  function show() {
    if (!notice) return
    const { onLine } = navigator
    const id = onLine ? 'offline.storedBefore' : 'offline.stored'
    notice.textContent = intl.formatMessage({ id }, { date })
    if (onLine) notice.append(' ', link)
    notice.hidden = false
  }
  show()
  for (const type of ['online', 'offline'])
    addEventListener(type, show, { signal: watching.signal })
  return () => {
    watching.abort()
    notice.textContent = intl.formatMessage({ id: 'offline.mode' })
    notice.hidden = navigator.onLine
  }
}
