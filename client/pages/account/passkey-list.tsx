import { FormattedMessage, useIntl } from 'react-intl'

import type { AccountPasskey } from '#shared/account/account-passkeys.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { CardButton } from '../../features/account-frame/card-button.tsx'
import { DoneNotice } from '../../features/account-frame/done-notice.tsx'
import { EmptyState } from '../../features/account-frame/empty-state.tsx'
import { AddPasskey } from '../../features/passkeys/add-passkey.tsx'
import { AccountCards } from '../../ui/account-frame/account-frame.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Text } from '../../ui/text.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useAccountData } from './account-data.ts'
import { RejectedChange } from './rejected-change.tsx'

const DONE = {
  'passkey-added': 'passkey.added',
  'passkey-removed': 'profile.passkeyRemoved',
} as const

/** The customer's passkeys, and the way to another one where the browser has passkeys. */
export function PasskeyList({ done }: { done: string | null }) {
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
