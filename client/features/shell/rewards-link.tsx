import { FormattedMessage } from 'react-intl'

import type { SessionView } from '#shared/shell/session.ts'
import { routes } from '#shared/routes.ts'

import { lazyCode } from '../../app/lazy-code.ts'
import { LazyPart } from '../../app/lazy-part.tsx'
import { useHref } from '../../app/link.ts'
import { ToolLink } from '../../ui/site-header.tsx'

const button = lazyCode(async () => (await import('../rewards/rewards-button.tsx')).RewardsButton)

/** The place of the rewards. Only registered customers see something in it. */
export function RewardsLink({ session }: { session: SessionView | null | undefined }) {
  const href = useHref()
  const loading = (
    <ToolLink href={href(routes.wallet.href({}))}>
      <FormattedMessage id="shell.loadingRewards" />
    </ToolLink>
  )
  return (
    <div className="rewards">
      {session?.customerType === 'registered' && (
        <LazyPart code={button} fallback={loading}>
          {(RewardsButton) => <RewardsButton />}
        </LazyPart>
      )}
    </div>
  )
}
