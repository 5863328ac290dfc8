import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Stack } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { Breadcrumbs } from '../shell/breadcrumbs.tsx'
import { WaysOn } from './ways-on.tsx'

interface GuideProps {
  title: FormatjsIntl.Message['ids']
  /** What is true of this page today. */
  children: ReactNode
}

/** A page that says what the shop can do today instead of what it is named after, and leads on. */
export function Guide({ title, children }: GuideProps) {
  const intl = useIntl()
  return (
    <>
      <Breadcrumbs trail={[]} current={intl.formatMessage({ id: title })} />
      <Stack gap="xxl">
        <Stack gap="l">
          <Heading as="h1">
            <FormattedMessage tagName="span" id={title} />
          </Heading>
          <Text size="lead" measured>
            {children}
          </Text>
        </Stack>
        <WaysOn />
      </Stack>
    </>
  )
}
