import { FormattedMessage } from 'react-intl'

import { useShop } from './app-context.ts'
import { useHref } from './link.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Clearing, Page } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'

interface FailedContentProps {
  /** The content stays visible below. */
  isKept: boolean
}

/** Says that the page's code failed, and offers to load the document again. */
export function FailedContent({ isKept }: FailedContentProps) {
  const href = useHref()
  const { path, query } = useShop()
  const heading = <FormattedMessage id="error.heading" />
  const reload = (
    <ButtonLink
      href={href(path, query.toString())}
      onClick={(event: { preventDefault(): void }) => {
        event.preventDefault()
        location.reload()
      }}
    >
      <FormattedMessage id="error.refresh" />
    </ButtonLink>
  )
  return (
    <Page role="alert">
      {isKept ? (
        <Text>
          {heading} {reload}
        </Text>
      ) : (
        <Clearing>
          <Heading as="h1">{heading}</Heading>
          <Text size="lead">
            <FormattedMessage id="error.text" />
          </Text>
          {reload}
        </Clearing>
      )}
    </Page>
  )
}
