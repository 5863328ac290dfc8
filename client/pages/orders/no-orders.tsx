import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Stack } from '../../ui/layout.tsx'
import { Text } from '../../ui/text.tsx'

/** A customer who has ordered nothing yet, or without being signed in. */
export function NoOrders() {
  const href = useHref()
  return (
    <Stack gap="l" align="start">
      <Text size="lead">
        <FormattedMessage id="orders.empty" />
      </Text>
      <Text measured>
        <FormattedMessage id="orders.emptyText" />
      </Text>
      <ButtonRow>
        <ButtonLink
          tone="primary"
          href={href(routes.topCategory.href({ categoryId: 'new-and-now' }))}
        >
          <FormattedMessage id="cart.keepShopping" />
        </ButtonLink>
        <ButtonLink href={href(routes.orderStatus.href({}))}>
          <FormattedMessage id="orders.trackGuest" />
        </ButtonLink>
      </ButtonRow>
    </Stack>
  )
}
