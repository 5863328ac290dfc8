import { FormattedMessage } from 'react-intl'

import type { SessionView } from '#shared/shell/session.ts'

import { useHydrated } from '../../app/use-hydrated.ts'
import { CustomerBox } from '../../ui/account-menu/account-menu.tsx'
import { useRewards } from '../rewards/rewards-query.ts'
import { AccountLinks } from './account-links.tsx'
import { CustomerRewards } from './customer-rewards.tsx'
import { SignOutForm } from './sign-out-form.tsx'

export type Customer = Pick<SessionView, 'firstName'>

interface CustomerMenuProps {
  customer: Customer
}

/** The account's menu of a registered customer: greeting, rewards, links and the way out (spec 1 §2.8). */
export function CustomerMenu({ customer: { firstName } }: CustomerMenuProps) {
  const { is } = useRewards()
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
      {useHydrated() && <CustomerRewards />}
      <AccountLinks kind={is === 'member' ? 'member' : 'registered'} />
      <SignOutForm />
    </CustomerBox>
  )
}
