import { FormattedMessage, useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { bagQuery } from '../../features/bag/queries.ts'
import { PopularCategories } from '../../features/search/search-hints.tsx'
import { useHref } from '../../frame/link.ts'
import { PageHead } from '../../frame/page-head.tsx'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Clearing, Page } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'
import { definePersonalPage } from '../page.ts'

export const cartPage = definePersonalPage('cart', {
  async load({ shopper, queryClient }) {
    await queryClient.query(bagQuery(shopper))
  },
  Component: Cart,
})

/** The bag of somebody who has put nothing into it. */
function Cart() {
  const intl = useIntl()
  const href = useHref()
  return (
    <Page>
      <PageHead title={intl.formatMessage({ id: 'title.cart' })} noindex />
      <Clearing>
        <span className="mark">
          <Icon name="bag" size={56} />
        </span>
        <Heading as="h1">
          <FormattedMessage id="cart.empty" />
        </Heading>
        <Text size="lead">
          <FormattedMessage id="cart.emptyText" />
        </Text>
        <ButtonRow align="center">
          <ButtonLink
            tone="primary"
            href={href(routes.topCategory.href({ categoryId: 'new-and-now' }))}
          >
            <FormattedMessage id="cart.keepShopping" />
          </ButtonLink>
          <ButtonLink href={href(routes.home.href({}))}>
            <FormattedMessage id="outage.home" />
          </ButtonLink>
        </ButtonRow>
        <PopularCategories />
      </Clearing>
    </Page>
  )
}
