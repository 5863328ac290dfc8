import { FormattedMessage } from 'react-intl'

import type { SessionView } from '#shared/contract/session.ts'

import { CustomerBox } from '../../ui/account-menu.tsx'
import { AccountLinks } from './account-links.tsx'
import { RewardsLine } from './rewards-line.tsx'
import { SignOutForm } from './sign-out-form.tsx'

export type Customer = Pick<SessionView, 'firstName'>

interface CustomerMenuProps {
  customer: Customer
  /** Whether the customer is a member of the loyalty program. */
  isMember: boolean
}

/** The account's menu of a registered customer: greeting, rewards, links and the way out (spec 1 §2.8). */
export function CustomerMenu({ customer: { firstName }, isMember }: CustomerMenuProps) {
  return (
    <CustomerBox>
      <p>
        {firstName === null ? (
          <FormattedMessage id="account.greeting" />
        ) : (
          <FormattedMessage id="account.greetingNamed" values={{ firstName }} />
        )}
      </p>
      <RewardsLine rewards={null} />
      <AccountLinks kind={isMember ? 'member' : 'registered'} />
      <SignOutForm />
    </CustomerBox>
  )
}
