import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '../ui/button.tsx'
import { Clearing, Page } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { definePage } from '../pages/page.ts'

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
