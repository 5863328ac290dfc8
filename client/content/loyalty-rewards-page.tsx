import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useCatalog } from '../kit/app-context.ts'
import { defineAssetPage } from './asset-pages.tsx'
import { useHref } from '../kit/link.ts'
import { preferencesQuery } from '../preferences/queries.ts'
import { ButtonLink, ButtonRow } from '../ui/button.tsx'

export const loyaltyRewardsPage = defineAssetPage(() => 'loyalty-rewards', {
  title: 'title.loyaltyRewards',
  text: 'guide.loyaltyRewards',
  Action: JoinPanel,
})

/** The link from the page about the loyalty program to joining it. Sites without the program show none. */
function JoinPanel() {
  const href = useHref()
  const { data: preferences } = useQuery(preferencesQuery(useCatalog()))
  if (!preferences?.bondLoyaltyEnabled) return null
  return (
    <ButtonRow>
      <ButtonLink tone="primary" href={href(routes.joinRewards.href({}))}>
        <FormattedMessage id="join.button" />
      </ButtonLink>
    </ButtonRow>
  )
}
