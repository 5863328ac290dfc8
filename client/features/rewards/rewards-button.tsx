import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { ToolLink } from '../../ui/site-header.tsx'
import { RewardsLine } from './rewards-line.tsx'
import { useRewards } from './rewards-query.ts'
import { useRewardsRefresh } from './use-rewards-refresh.ts'

/** The header's rewards button of a customer who is signed in (spec 1 §2.2). */
export function RewardsButton() {
  const href = useHref()
  const { is } = useRewards()
  useRewardsRefresh()
  if (is === 'none') return null
  const path = is === 'member' ? routes.wallet.href({}) : routes.loyaltyRewards.href({})
  return (
    <ToolLink href={href(path)}>
      {is === 'outsider' ? (
        <FormattedMessage tagName="span" id="rewards.join" />
      ) : (
        <RewardsLine isStacked />
      )}
    </ToolLink>
  )
}
