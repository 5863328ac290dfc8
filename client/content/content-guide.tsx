import type { ComponentType, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { RADIAL_IFRAME } from '#shared/content/named-pages.ts'

import { useShop } from '../kit/app-context.ts'
import { PageHead } from '../kit/page-head.tsx'
import { Clearing, Page, Stack } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { Breadcrumbs } from '../seo/breadcrumbs.tsx'
import { WaysOn } from './ways-on.tsx'

type MessageId = FormatjsIntl.Message['ids']

/** What a page says if commerce has no content for it. */
export interface WithoutContent {
  title: MessageId
  text: MessageId
  /** The shop's own way on, with or without content. */
  Action?: ComponentType
}

export function ContentGuide({ title, text, Action }: WithoutContent) {
  const intl = useIntl()
  const { path } = useShop()
  const isFramed = path === RADIAL_IFRAME
  return (
    <Page>
      <PageHead
        title={intl.formatMessage({ id: title })}
        description={intl.formatMessage({ id: text })}
        canonical={{ path }}
        noindex={isFramed}
      />
      {isFramed ? (
        <Clearing>
          <Heading as="h1">
            <FormattedMessage tagName="span" id={title} />
          </Heading>
          <Text>
            <FormattedMessage tagName="span" id={text} />
          </Text>
        </Clearing>
      ) : (
        <Guide title={title}>
          <FormattedMessage tagName="span" id={text} />
        </Guide>
      )}
      {Action && <Action />}
    </Page>
  )
}

interface GuideProps {
  title: FormatjsIntl.Message['ids']
  /** What is true of this page today. */
  children: ReactNode
}

/** A page that says what the shop can do today instead of what it is named after, and leads on. */
function Guide({ title, children }: GuideProps) {
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
