import { FormattedMessage } from 'react-intl'

import { useHref } from '../../app/link.ts'
import { useSession } from '../../app/session.ts'
import { ToolLink } from '../../ui/site-header.tsx'
import { REWARDS } from './shell-paths.ts'

/** The place of the rewards. Only registered customers see something in it. */
export function RewardsLink() {
  const href = useHref()
  const session = useSession()
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
