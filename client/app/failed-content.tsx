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
  return (
    <Page role="alert">
      <Clearing>
        <Heading as={isKept ? 'h2' : 'h1'}>
          <FormattedMessage id="error.heading" />
        </Heading>
        <Text size="lead">
          <FormattedMessage id="error.text" />
        </Text>
        <ButtonLink
          href={href(path, query.toString())}
          onClick={(event: { preventDefault(): void }) => {
            event.preventDefault()
            location.reload()
          }}
        >
          <FormattedMessage id="error.refresh" />
        </ButtonLink>
      </Clearing>
    </Page>
  )
}
