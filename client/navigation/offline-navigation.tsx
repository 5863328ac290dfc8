import { type IntlShape, FormattedMessage, useIntl } from 'react-intl'
import { useEffect } from 'react'

import { ifAllowed } from '../kit/browser-storage.ts'
import { FOR_DOCUMENT } from '../kit/document.ts'
import { announceOffline } from '../kit/offline.ts'
import { Button } from '../ui/button.tsx'
import { Clearing, Page } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { definePage } from '../kit/page.ts'

/** Code and data from the browser's caches still arrive within this time (ms). */
const CACHE_MS = 400

/** Marks the navigation that returns to the shown page. */
const STAY = 'stay'

export const isStaying = ({ info }: NavigateEvent) => info === STAY

/** Keeps the shown page: a document cannot be loaded now. */
export const stay = { focusReset: 'manual', scroll: 'manual', handler: async () => {} } as const

/** Whether a navigation would leave the shop for the browser's own offline page. */
export const wouldLeaveOffline = (event: NavigateEvent) =>
  !navigator.onLine &&
  event.cancelable &&
  event.info !== FOR_DOCUMENT &&
  !event.hashChange &&
  event.downloadRequest === null &&
  event.navigationType !== 'reload' &&
  /^https?:/.test(event.destination.url)

/** Whether the service worker has stored a page. */
export async function isStored(address: string) {
  const controlled = ifAllowed(() => navigator.serviceWorker.controller)
  const stored = controlled && ifAllowed(() => caches.match(address, { ignoreVary: true }))
  return Boolean(await stored?.catch(() => null))
}

/** Offline, shows a stored page, or a toast if there is none. */
export async function openStored(address: string, intl: IntlShape) {
  if (await isStored(address)) navigation.navigate(address, { info: FOR_DOCUMENT })
  else announceOffline(intl)
}

/** Restores the address of the shown page after a navigation that could not load its page. */
export function returnTo({ key, url }: NavigationHistoryEntry, type: NavigationType) {
  if (type === 'replace')
    navigation.navigate(url ?? location.href, { history: 'replace', info: STAY })
  else navigation.traverseTo(key, { info: STAY })
}

/** Resolves with null if the work is not done soon after the connection is lost: its requests then wait. */
export async function unlessOffline<Result>(work: Promise<Result>): Promise<Result | null> {
  const watching = new AbortController()
  const { signal } = watching
  const lost = new Promise<null>((resolve) => {
    const giveUp = () => setTimeout(() => navigator.onLine || resolve(null), CACHE_MS)
    if (navigator.onLine) addEventListener('offline', giveUp, { signal })
    else giveUp()
  })
  try {
    return await Promise.race([work, lost])
  } finally {
    watching.abort()
  }
}

/** Shown instead of a page whose code cannot be loaded (spec 1 §2.7 and §4). Its own code is loaded by then. */
export const offlinePage = definePage({ Component: OfflineView })

/** The code of a page has not arrived in time (spec 1 §8). */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

const retry = () => location.reload()

function OfflineView() {
  const intl = useIntl()
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [])
  return (
    <Page>
      <title>{intl.formatMessage({ id: 'offline.heading' })}</title>
      <Clearing>
        <Heading as="h1">
          <FormattedMessage id="offline.heading" />
        </Heading>
        <Text size="lead">
          <FormattedMessage id="offline.text" />
        </Text>
        <Button type="button" tone="primary" onClick={retry}>
          <FormattedMessage id="offline.retry" />
        </Button>
      </Clearing>
    </Page>
  )
}
