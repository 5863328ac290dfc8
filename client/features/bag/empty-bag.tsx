import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'
import { ADDED_PARAMETER } from '#shared/bag/routes.ts'

import { useShop } from '../../app/app-context.ts'
import { lazyCode } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { useHref } from '../../app/link.ts'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/form.tsx'
import { Clearing } from '../../ui/layout.tsx'
import { Heading, Text } from '../../ui/text.tsx'

export const popularCategories = lazyCode(
  async () => (await import('../search/popular-categories.tsx')).PopularCategories,
)

/** The bag page without items. */
export function EmptyBag() {
  const href = useHref()
  const { query } = useShop()
  const notice = query.has(ADDED_PARAMETER)
    ? 'bag.noCookies'
    : query.get('ended') === 'checkout' && 'cart.checkoutEnded'
  return (
    <Clearing>
      {notice && (
        <Notice role="status">
          <p>
            <FormattedMessage tagName="span" id={notice} />
          </p>
        </Notice>
      )}
      <span className="mark">
        <Icon name="bag" size={48} />
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
      <LazyPart code={popularCategories}>{(PopularCategories) => <PopularCategories />}</LazyPart>
    </Clearing>
  )
}
