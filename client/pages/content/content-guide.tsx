import type { ComponentType } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { RADIAL_IFRAME } from '#shared/content/named-pages.ts'

import { Guide } from '../../features/guide/guide.tsx'
import { useShop } from '../../app/app-context.ts'
import { PageHead } from '../../app/page-head.tsx'
import { Clearing, Page } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'

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
