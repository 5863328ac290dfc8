import { FormattedMessage, useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useShop } from '../kit/app-context.ts'
import { useHref } from '../kit/link.ts'
import { PageHead } from '../kit/page-head.tsx'
import { ButtonLink, ButtonRow } from '../ui/button.tsx'
import { Clearing, Page } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { definePage, type PageProps } from '../kit/page.ts'

export const errorPage = definePage({ isStatic: true, Component: ErrorNotice })

/** Shown when the shop itself fails. Loads no data, so that it cannot fail as well. */
function ErrorNotice({ params }: PageProps) {
  const intl = useIntl()
  const href = useHref()
  const { path, query } = useShop()
  const { message, stack, requestId } = params
  return (
    <Page>
      <PageHead title={intl.formatMessage({ id: 'title.error' })} noindex />
      <Clearing>
        <Heading as="h1">
          <FormattedMessage id="error.heading" />
        </Heading>
        <Text size="lead">
          <FormattedMessage id="error.text" />
        </Text>
        <ButtonRow align="center">
          <ButtonLink tone="primary" href={href(routes.customerCare.href({}))}>
            <FormattedMessage id="error.contact" />
          </ButtonLink>
          <ButtonLink href={href(path, query.toString())}>
            <FormattedMessage id="error.refresh" />
          </ButtonLink>
        </ButtonRow>
        {requestId && (
          <p className="reference">
            <FormattedMessage
              tagName="span"
              id="error.reference"
              values={{ reference: requestId }}
            />
          </p>
        )}
        {message && <Text tone="danger">{message}</Text>}
        {stack && (
          // A scrolling region must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <pre tabIndex={0}>{stack}</pre>
        )}
      </Clearing>
    </Page>
  )
}
