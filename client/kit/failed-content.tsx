import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useShop } from './app-context.ts'
import { createIdempotencyKey } from './http/create-idempotency-key.ts'
import { useHref } from './link.ts'
import { ButtonLink, ButtonRow } from '../ui/button.tsx'
import { Clearing, Page } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'

interface FailedContentProps {
  /** The content stays visible below. */
  isKept: boolean
}

/** Explains that the page's code failed, like the edge's error page. The reference is also in the console. */
export function FailedContent({ isKept }: FailedContentProps) {
  const href = useHref()
  const { path, query } = useShop()
  const [reference] = useState(createIdempotencyKey)
  useEffect(() => console.error('shop error', { kind: 'shown', reference }), [reference])
  return (
    <Page role="alert">
      <Clearing>
        <Heading as={isKept ? 'h2' : 'h1'}>
          <FormattedMessage id="error.heading" />
        </Heading>
        <Text size="lead">
          <FormattedMessage id="error.text" />
        </Text>
        <ButtonRow align="center">
          <ButtonLink tone="primary" href={href(routes.customerCare.href({}))}>
            <FormattedMessage id="error.contact" />
          </ButtonLink>
          <ButtonLink
            href={href(path, query.toString())}
            onClick={(event: { preventDefault(): void }) => {
              event.preventDefault()
              location.reload()
            }}
          >
            <FormattedMessage id="error.refresh" />
          </ButtonLink>
        </ButtonRow>
        <p className="reference">
          <FormattedMessage tagName="span" id="error.reference" values={{ reference }} />
        </p>
      </Clearing>
    </Page>
  )
}
