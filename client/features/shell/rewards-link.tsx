import { FormattedMessage } from 'react-intl'

import type { SessionView } from '#shared/contract/session.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { ToolLink } from '../../ui/site-header.tsx'

/** The place of the rewards. Only registered customers see something in it. */
export function RewardsLink({ session }: { session: SessionView | null | undefined }) {
  const href = useHref()
  return (
    <div className="rewards">
      {session?.customerType === 'registered' && (
        <ToolLink href={href(routes.loyaltyRewards.href({}))}>
          <FormattedMessage id="shell.loadingRewards" />
        </ToolLink>
      )}
    </div>
  )
}
