import { FormattedMessage, useIntl } from 'react-intl'

import { useHref } from '../../app/link.ts'
import { AccountMenu } from '../../ui/account-frame/account-frame.tsx'
import { ACCOUNT_ITEMS } from '../account-menu/account-items.ts'
import { SignOutForm } from '../account-menu/sign-out-form.tsx'
import { useAccountState } from './account-state.ts'

interface AccountNavigationProps {
  /** The path of the item that the page belongs to. */
  current: string
}

/** The account's pages: beside the page on wide screens, else closed above it. */
export function AccountNavigation({ current }: AccountNavigationProps) {
  const intl = useIntl()
  const { holder } = useAccountState()
  const items = ACCOUNT_ITEMS[holder?.enrollment === 'member' ? 'member' : 'registered']
  const shown = items.find(({ path }) => path === current)
  return (
    <AccountMenu aria-label={intl.formatMessage({ id: 'account.title' })}>
      <details>
        <summary>
          <span className="in">
            <FormattedMessage id="account.title" />
          </span>
          {shown && <FormattedMessage tagName="span" id={shown.label} />}
        </summary>
        <Items items={items} current={current} />
      </details>
      <div className="beside">
        <Items items={items} current={current} />
      </div>
    </AccountMenu>
  )
}

interface ItemsProps extends AccountNavigationProps {
  items: (typeof ACCOUNT_ITEMS)['member']
}

function Items({ items, current }: ItemsProps) {
  const href = useHref()
  return (
    <>
      <ul>
        {items.map(({ path, label }) => (
          <li key={path}>
            <a href={href(path)} aria-current={path === current ? 'page' : undefined}>
              <FormattedMessage tagName="span" id={label} />
            </a>
          </li>
        ))}
      </ul>
      <SignOutForm />
    </>
  )
}
