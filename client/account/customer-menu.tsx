import { FormattedMessage } from 'react-intl'

import * as features from '#shop/features.ts'
import type { SessionView } from '#shared/shell/session.ts'
import { routes } from '#shared/routes.ts'

import { useHydrated } from '../kit/use-hydrated.ts'
import { CustomerBox } from '../ui/account-menu/account-menu.tsx'
import { useRewards } from '../rewards/rewards-query.ts'
import { AccountLinks } from './account-links.tsx'
import { SignOutForm } from '../sign-in/sign-out-form.tsx'
import { useHref } from '../kit/link.ts'
import { RewardsLine } from '../rewards/rewards-line.tsx'

export type Customer = Pick<SessionView, 'firstName'>

interface CustomerMenuProps {
  customer: Customer
}

/** The account's menu of a registered customer: greeting, rewards, links and the way out (spec 1 §2.8). */
export function CustomerMenu({ customer: { firstName } }: CustomerMenuProps) {
  return (
    <CustomerBox>
      <p>
        {firstName === null ? (
          <FormattedMessage tagName="span" id="account.greeting" />
        ) : (
          <FormattedMessage tagName="span" id="account.greetingNamed" values={{ firstName }} />
        )}
      </p>
      {/* They arrive after the document. */}
      {features.rewards && useHydrated() && <CustomerRewards />}
      {features.rewards ? <LinksByMembership /> : <AccountLinks kind="registered" />}
      <SignOutForm />
    </CustomerBox>
  )
}

function LinksByMembership() {
  const { is } = useRewards()
  return <AccountLinks kind={is === 'member' ? 'member' : 'registered'} />
}

/** A member's rewards, or the way to become one. Nothing on a site without a loyalty program. */
function CustomerRewards() {
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
