import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useShop } from '../kit/app-context.ts'
import { useHref } from '../kit/link.ts'
import { ToolLink } from '../ui/site-header.tsx'
import { RewardsLine } from './rewards-line.tsx'
import { useRewards } from './rewards-query.ts'
import { useRewardsRefresh } from './use-rewards-refresh.ts'

/**
 * The header's rewards button of a customer who is signed in (spec 1 §2.2). The page that invites to join is not for
 * members: it leads them to their wallet.
 */
export function RewardsButton() {
  const href = useHref()
  const { path } = useShop()
  const { is } = useRewards()
  useRewardsRefresh()
  const wallet = href(routes.wallet.href({}))
  const isJoined = is === 'member' && path === routes.loyaltyRewards.href({})
  useEffect(() => {
    if (isJoined) location.replace(wallet)
  }, [isJoined, wallet])
  if (is === 'none') return null
  return (
    <ToolLink href={is === 'outsider' ? href(routes.loyaltyRewards.href({})) : wallet}>
      {is === 'outsider' ? (
        <FormattedMessage tagName="span" id="rewards.join" />
      ) : (
        <RewardsLine isStacked />
      )}
    </ToolLink>
  )
}
