import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useHref } from '../app/link.ts'
import { ButtonLink, ButtonRow } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Clearing } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'

type MessageId = FormatjsIntl.Message['ids']

interface EmptyListProps {
  as?: 'h1' | 'h2'
  title: MessageId
  text: MessageId
  /** Where the list may be tried again; without it, it is known to be empty. */
  retry?: string
}

/** A list with nothing on it, or one that cannot be read. */
export function EmptyList({ as = 'h1', title, text, retry }: EmptyListProps) {
  const href = useHref()
  return (
    <Clearing role={retry === undefined ? undefined : 'alert'}>
      <span className="mark">
        <Icon name="heart" size={48} />
      </span>
      <Heading as={as}>
        <FormattedMessage tagName="span" id={title} />
      </Heading>
      <Text size="lead">
        <FormattedMessage tagName="span" id={text} />
      </Text>
      <ButtonRow align="center">
        {retry === undefined ? (
          <ButtonLink
            tone="primary"
            href={href(routes.topCategory.href({ categoryId: 'new-and-now' }))}
          >
            <FormattedMessage id="cart.keepShopping" />
          </ButtonLink>
        ) : (
          <ButtonLink tone="primary" href={href(retry)}>
            <FormattedMessage id="payment.retry" />
          </ButtonLink>
        )}
        <ButtonLink href={href(routes.home.href({}))}>
          <FormattedMessage id="outage.home" />
        </ButtonLink>
      </ButtonRow>
    </Clearing>
  )
}
