import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useHref } from '../kit/link.ts'
import { ButtonLink, ButtonRow } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Clearing } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'

/** A page while the bag cannot be read. `retry` is the path of the page. */
export function BagUnavailable({ retry = routes.cart.href({}) }: { retry?: string }) {
  const href = useHref()
  return (
    <Clearing role="alert">
      <span className="mark">
        <Icon name="bag" size={48} />
      </span>
      <Heading as="h1">
        <FormattedMessage id="bag.unavailable" />
      </Heading>
      <Text size="lead">
        <FormattedMessage id="outage.text" />
      </Text>
      <ButtonRow align="center">
        <ButtonLink tone="primary" href={href(retry)}>
          <FormattedMessage id="payment.retry" />
        </ButtonLink>
        <ButtonLink href={href(routes.home.href({}))}>
          <FormattedMessage id="outage.home" />
        </ButtonLink>
      </ButtonRow>
    </Clearing>
  )
}
