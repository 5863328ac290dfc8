import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { RewardsLine } from '../rewards/rewards-line.tsx'
import { useRewards } from '../rewards/rewards-query.ts'

/** What a member has earned, or the way to become one. Nothing where the site has no loyalty program. */
export function CustomerRewards() {
  const href = useHref()
  const { is } = useRewards()
  if (is === 'none') return null
  return (
    <p>
      {is === 'outsider' ? (
        <a href={href(routes.loyaltyRewards.href({}))}>
          <FormattedMessage id="rewards.join" />
        </a>
      ) : (
        <RewardsLine />
      )}
    </p>
  )
}
