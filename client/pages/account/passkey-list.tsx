import { FormattedMessage, useIntl } from 'react-intl'

import type { AccountPasskey } from '#shared/contract/account-passkeys.ts'
import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { CardButton } from '../../features/account-frame/card-button.tsx'
import { DoneNotice } from '../../features/account-frame/done-notice.tsx'
import { EmptyState } from '../../features/account-frame/empty-state.tsx'
import { AddPasskey } from '../../features/passkeys/add-passkey.tsx'
import { AccountCards } from '../../ui/account-frame.tsx'
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
  const withNew = href(routes.profile.href({}), 'edit=passkeys&done=passkey-added')
  return (
    <>
      <DoneNotice done={done} texts={DONE} />
      <RejectedChange actions={['removePasskey']} />
      {passkeys.length === 0 ? (
        <EmptyState title="profile.noPasskeys" text="profile.noPasskeysText" />
      ) : (
        <AccountCards>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.credentialId} passkey={passkey} />
          ))}
        </AccountCards>
      )}
      <AddPasskey onAdded={() => location.assign(withNew)} />
      <p>
        <a href={href(routes.profile.href({}))}>
          <FormattedMessage id="profile.passkeyBack" />
        </a>
      </p>
    </>
  )
}

function PasskeyItem({ passkey: { credentialId, name } }: { passkey: AccountPasskey }) {
  const nameless = useIntl().formatMessage({ id: 'profile.passkeyNameless' })
  return (
    <li>
      <p>{name ?? nameless}</p>
      <div className="actions">
        <CardButton
          action="removePasskey"
          fields={{ credentialId }}
          text="account.remove"
          about={name ?? nameless}
        />
      </div>
    </li>
  )
}
