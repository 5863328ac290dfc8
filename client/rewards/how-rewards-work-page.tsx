import { useSuspenseQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import * as v from 'valibot'

import { AssetId, type ContentAsset } from '#shared/content/content.ts'
import { routes } from '#shared/routes.ts'

import { useCatalog } from '../kit/app-context.ts'
import { PageHead } from '../kit/page-head.tsx'
import { AccountFrame } from '../account/account-frame.tsx'
import { useIsCustomer } from '../account/account-state.ts'
import { assetsQuery } from '../content/queries.ts'
import { AssetLead, hasLead, AssetText } from '../content/asset-lead.tsx'
import { splitLeadHeading } from '../content/lead-heading.ts'
import { CarePhone } from '../shell/care-phone.tsx'
import { Breadcrumbs } from '../seo/breadcrumbs.tsx'
import { Article } from '../content/look.tsx'
import { ButtonLink, ButtonRow } from '../ui/button.tsx'
import { Page } from '../ui/layout.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { useHref } from '../kit/link.ts'
import { definePersonalPage } from '../kit/page.ts'
import { loadIfCustomer } from '../account/account-page.ts'

const ASSET = v.parse(AssetId, 'how-rewards-work')

/** An introduction to Rewards: content, beside the account's menu for customers. */
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
    const { data: assets } = useSuspenseQuery(assetsQuery(useCatalog(), [ASSET]))
    const [asset] = assets
    if (useIsCustomer()) {
      return (
        <AccountFrame title={title} current={routes.wallet.href({})}>
          {hasLead(asset) && (
            <AssetLead asset={asset}>
              <ToWallet />
            </AssetLead>
          )}
          <Explanation asset={asset} />
        </AccountFrame>
      )
    }
    return (
      <Page>
        <PageHead title={title} noindex />
        <Breadcrumbs trail={[]} current={title} />
        {hasLead(asset) ? (
          <AssetLead asset={asset} title={title}>
            <ToWallet />
          </AssetLead>
        ) : (
          <Heading as="h1">{title}</Heading>
        )}
        <Explanation asset={asset} />
      </Page>
    )
  },
})

function Explanation({ asset }: { asset: ContentAsset | undefined }) {
  return (
    <Article>
      {asset?.body ? (
        <AssetText html={splitLeadHeading(asset.body).rest} />
      ) : (
        <Text size="lead" measured>
          <FormattedMessage id="guide.loyaltyRewards" /> <CarePhone />
        </Text>
      )}
      {!hasLead(asset) && (
        <ButtonRow>
          <ToWallet />
        </ButtonRow>
      )}
    </Article>
  )
}

function ToWallet() {
  const href = useHref()
  return (
    <ButtonLink tone="primary" href={href(routes.wallet.href({}))}>
      <FormattedMessage id="wallet.toWallet" />
    </ButtonLink>
  )
}
