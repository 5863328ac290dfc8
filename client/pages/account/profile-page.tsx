import { useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { AccountFrame } from '../../features/account-frame/account-frame.tsx'
import { defineAccountPage } from '../account-page.ts'
import type { PageProps } from '../page.ts'
import { keepAccountData, useOptionalAccountData } from './account-data.ts'
import { PasskeyList } from './passkey-list.tsx'
import { ProfileChange } from './profile-change.tsx'
import { allowedChange, changeIn } from './profile-changes.ts'
import { ProfileOverview } from './profile-overview.tsx'

/** Who the customer is and how they sign in, or the form for one part of it. */
export const profilePage = defineAccountPage({
  async load({ customerAccount, queryClient, query }) {
    const change = changeIn(query)
    const [profile, choices, passkeys] = await Promise.all([
      customerAccount.getProfile(),
      change === 'contact' ? customerAccount.getContactChoices() : [],
      change === 'passkeys' ? customerAccount.getPasskeys() : [],
    ])
    keepAccountData(queryClient, 'profile', profile)
    keepAccountData(queryClient, 'contactChoices', choices)
    keepAccountData(queryClient, 'passkeys', passkeys)
  },
  Component: function ProfilePage({ query }: PageProps) {
    const intl = useIntl()
    const change = allowedChange(query, useOptionalAccountData('profile'))
    const title = change ? TITLES[change] : 'title.profile'
    return (
      <AccountFrame title={intl.formatMessage({ id: title })} current={routes.profile.href({})}>
        {change === 'passkeys' ? (
          <PasskeyList done={query.get('done')} />
        ) : change ? (
          <ProfileChange change={change} token={query.get('token') ?? ''} />
        ) : (
          <ProfileOverview done={query.get('done')} />
        )}
      </AccountFrame>
    )
  },
})

const TITLES = {
  info: 'profile.info',
  email: 'profile.email',
  confirm: 'profile.confirm',
  password: 'profile.passwordTitle',
  passkeys: 'profile.passkeys',
  contact: 'profile.contact',
  delete: 'profile.delete',
} as const
