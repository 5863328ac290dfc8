import { FormattedMessage, useIntl } from 'react-intl'

import { useHref } from '../kit/link.ts'
import { PageHead } from '../kit/page-head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Clearing, Page } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { definePage, type PageProps } from '../kit/page.ts'

export const agentRefusedPage = definePage({ isStatic: true, Component: AgentRefused })

/** Shown to an agent whose sign-in was refused, or was not begun in this browser. */
function AgentRefused({ params: { from = '/' } }: PageProps) {
  const intl = useIntl()
  const href = useHref()
  const [path = '', query = ''] = from.split('?')
  return (
    <Page>
      <PageHead title={intl.formatMessage({ id: 'agent.label' })} noindex />
      <Clearing>
        <Heading as="h1">
          <FormattedMessage id="agent.label" />
        </Heading>
        <Text size="lead">
          <FormattedMessage id="agent.failed" />
        </Text>
        <ButtonLink tone="primary" href={href(path, query)}>
          <FormattedMessage id="agent.continue" />
        </ButtonLink>
      </Clearing>
    </Page>
  )
}
