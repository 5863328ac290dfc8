import { FormattedMessage } from 'react-intl'

import { actionProps } from '../../app/document-actions.ts'
import { useHref } from '../../app/link.ts'
import { ACCOUNT_ITEMS, type MenuKind } from './account-items.ts'

/** The account's links, by the kind of shopper. */
export function AccountLinks({ kind }: { kind: MenuKind }) {
  const href = useHref()
  return (
    <ul>
      {ACCOUNT_ITEMS[kind].map(({ path, label, signsIn }) => (
        <li key={path}>
          <a href={href(path)} {...(signsIn && SIGN_IN)}>
            <FormattedMessage tagName="span" id={label} />
          </a>
        </li>
      ))}
    </ul>
  )
}

const SIGN_IN = actionProps('signIn', '')

/**
 * The place of the account's links. The edge renders those of a guest, once for everyone; those of a customer are put
 * after them, and styles hide the first (`client/ui/account-menu.tsx`).
 */
export const AccountLinksPlace = () => (
  <div data-account>
    <AccountLinks kind="guest" />
  </div>
)
