import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { PageHead } from '../../app/page-head.tsx'
import { Breadcrumbs } from '../../features/shell/breadcrumbs.tsx'
import { Notice } from '../../ui/form.tsx'
import { Page, Stack } from '../../ui/layout.tsx'
import { Heading } from '../../ui/text.tsx'

interface OrdersFrameProps {
  title: string
  /** Whether the page's data could be read. */
  isAvailable: boolean
  /** Whether the content has a heading of its own. */
  hasHeading?: boolean
  children: ReactNode
}

/** What surrounds the pages about orders. */
export function OrdersFrame({
  title,
  isAvailable,
  hasHeading = false,
  children,
}: OrdersFrameProps) {
  return (
    <Page>
      <PageHead title={title} noindex />
      <Breadcrumbs trail={[]} current={title} />
      <Stack gap="l">
        {!(hasHeading && isAvailable) && <Heading as="h1">{title}</Heading>}
        {isAvailable ? (
          children
        ) : (
          <Notice tone="problem" role="alert">
            <p>
              <FormattedMessage id="orders.unavailable" />
            </p>
          </Notice>
        )}
      </Stack>
    </Page>
  )
}
