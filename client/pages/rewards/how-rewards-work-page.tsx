import { useSuspenseQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'

import { AssetId } from '#shared/contract/content.ts'
import { routes } from '#shared/routes.ts'

import { useCatalog } from '../../app/app-context.ts'
import { Html } from '../../app/html.tsx'
import { PageHead } from '../../app/page-head.tsx'
import { AccountFrame } from '../../features/account-frame/account-frame.tsx'
import { useIsCustomer } from '../../features/account-frame/account-state.ts'
import { assetsQuery } from '../../features/catalog/queries.ts'
import { splitLeadHeading } from '../../features/content/lead-heading.ts'
import { CarePhone } from '../../features/shell/care-phone.tsx'
import { Breadcrumbs } from '../../features/shell/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Page, Stack } from '../../ui/layout.tsx'
import { Heading, Prose, Text } from '../../ui/text.tsx'
import { useHref } from '../../app/link.ts'
import { definePersonalPage } from '../page.ts'
import { loadIfCustomer } from './load-if-customer.ts'

const ASSET = v.parse(AssetId, 'how-rewards-work')

/** What Rewards are and how they are used: content, beside the account's menu for customers. */
export const howRewardsWorkPage = definePersonalPage({
  isStatic: true,
  async load(context) {
    const { catalog, queryClient } = context
    const [outcome] = await Promise.all([
      loadIfCustomer(context),
      queryClient.query(assetsQuery(catalog, [ASSET])),
    ])
    return outcome
  },
  Component: function HowRewardsWorkPage() {
    const title = useIntl().formatMessage({ id: 'title.howRewardsWork' })
    if (useIsCustomer()) {
      return (
        <AccountFrame title={title} current={routes.wallet.href({})}>
          <Explanation />
        </AccountFrame>
      )
    }
    return (
      <Page>
        <PageHead title={title} noindex />
        <Breadcrumbs trail={[]} current={title} />
        <Stack gap="xl">
          <Heading as="h1">{title}</Heading>
          <Explanation />
        </Stack>
      </Page>
    )
  },
})

function Explanation() {
  const href = useHref()
  const { data: assets } = useSuspenseQuery(assetsQuery(useCatalog(), [ASSET]))
  const body = assets[0]?.body
  return (
    <Stack gap="xl" align="start">
      {body ? (
        <Prose>
          <Html html={splitLeadHeading(body).rest} />
        </Prose>
      ) : (
        <Text size="lead" measured>
          <FormattedMessage id="guide.loyaltyRewards" /> <CarePhone />
        </Text>
      )}
      <ButtonLink href={href(routes.wallet.href({}))}>
        <FormattedMessage id="wallet.toWallet" />
      </ButtonLink>
    </Stack>
  )
}
