import { FormattedMessage } from 'react-intl'

import { useHref } from '../../app/link.ts'
import { ACCOUNT_ITEMS, type MenuKind } from './account-items.ts'

/** The account's links, by the kind of shopper. */
export function AccountLinks({ kind }: { kind: MenuKind }) {
  const href = useHref()
  return (
    <ul>
      {ACCOUNT_ITEMS[kind].map(({ path, label, signsIn }) => (
        <li key={path}>
          <a href={href(path)} {...(signsIn && SIGNS_IN)}>
            <FormattedMessage tagName="span" id={label} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The mark of links that open the login dialog. */
const SIGNS_IN = { 'data-signs-in': '' }

/**
 * The place of the account's links. The edge renders those of a guest, once for everyone; those of a customer are put
 * after them, and styles hide the first (`client/ui/account-menu.tsx`).
 */
export const AccountLinksPlace = () => (
  <div data-account>
    <AccountLinks kind="guest" />
  </div>
)
