import { useIntl, FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'
import type { AccountPasskey } from '#shared/account/account-passkeys.ts'

import { AccountFrame, CardButton, EmptyState } from './account-frame.tsx'
import { defineAccountPage } from './account-page.ts'
import type { PageProps } from '../kit/page.ts'
import { keepAccountData, useOptionalAccountData, useAccountData } from './account-state.ts'
import { ProfileChange } from './profile-change.tsx'
import { allowedChange, changeIn } from './profile-changes.ts'
import { ProfileOverview } from './profile-overview.tsx'
import { useHref } from '../kit/link.ts'
import { DoneNotice, RejectedChange } from './notices.tsx'
import { AddPasskey } from '../sign-in/add-passkey.tsx'
import { AccountCards } from './look.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Text } from '../ui/text.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

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

const DONE = {
  'passkey-added': 'passkey.added',
  'passkey-removed': 'profile.passkeyRemoved',
} as const

/** The customer's passkeys, and the way to another one where the browser has passkeys. */
function PasskeyList({ done }: { done: string | null }) {
  const href = useHref()
  const passkeys = useAccountData('passkeys')
  const profile = routes.profile.href({})
  return (
    <>
      <DoneNotice done={done} texts={DONE} />
      <RejectedChange actions={['removePasskey']} />
      {passkeys === null ? (
        <Hint text="profile.passkeyAgent" />
      ) : (
        <>
          <Passkeys passkeys={passkeys} />
          <AddPasskey
            onAdded={() => location.assign(href(profile, 'edit=passkeys&done=passkey-added'))}
            otherwise={<Hint text="profile.passkeyElsewhere" />}
          />
        </>
      )}
      <p>
        <a href={href(profile)}>
          <FormattedMessage id="profile.passkeyBack" />
        </a>
      </p>
    </>
  )
}

const Hint = ({ text }: { text: FormatjsIntl.Message['ids'] }) => (
  <Text tone="quiet" measured>
    <FormattedMessage tagName="span" id={text} />
  </Text>
)

function Passkeys({ passkeys }: { passkeys: AccountPasskey[] }) {
  if (passkeys.length === 0)
    return <EmptyState title="profile.noPasskeys" text="profile.noPasskeysText" />
  return (
    <AccountCards>
      {passkeys.map((passkey) => (
        <PasskeyItem key={passkey.credentialId} passkey={passkey} />
      ))}
    </AccountCards>
  )
}

function PasskeyItem({ passkey: { credentialId, name } }: { passkey: AccountPasskey }) {
  const nameless = useIntl().formatMessage({ id: 'profile.passkeyNameless' })
  const about = name ?? nameless
  return (
    <li>
      <p>{about}</p>
      <Disclosure>
        <summary>
          <span>
            <FormattedMessage id="account.remove" />
            <VisuallyHidden> {about}</VisuallyHidden>
          </span>
        </summary>
        <div className="inside">
          <p>
            <FormattedMessage id="profile.passkeySure" />
          </p>
          <CardButton
            action="removePasskey"
            fields={{ credentialId }}
            text="profile.passkeyRemove"
            about={about}
          />
        </div>
      </Disclosure>
    </li>
  )
}
