import { useQuery } from '@tanstack/react-query'
import { FormattedMessage } from 'react-intl'

import { useCatalog } from '../../app/app-context.ts'
import { useHref } from '../../app/link.ts'
import { useSession } from '../../app/session.ts'
import { ToolLink } from '../../ui/site-header.tsx'
import { preferencesQuery } from '../catalog/shared-queries.ts'
import { REWARDS } from './shell-paths.ts'

/** The place of the rewards. Only registered customers see something in it. */
export function RewardsLink() {
  const href = useHref()
  const { data: preferences } = useQuery(preferencesQuery(useCatalog()))
  const session = useSession()
  if (!preferences?.bondLoyaltyEnabled) return null
  return (
    <div className="rewards">
      {session?.customerType === 'registered' && (
        <ToolLink href={href(REWARDS)}>
          <FormattedMessage id="shell.loadingRewards" />
        </ToolLink>
      )}
    </div>
  )
}
