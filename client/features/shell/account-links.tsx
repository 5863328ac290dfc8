import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'

const GUEST_LINKS = [
  { path: routes.login.href({}), label: 'account.signInOrUp' },
  { path: routes.orderStatus.href({}), label: 'shell.orderTracking' },
  { path: routes.myAccount.href({}), label: 'account.title' },
  { path: routes.accountSection.href({ section: 'wishlist' }), label: 'account.loveItList' },
] as const

/** The account's links of a guest (spec 1 §2.8). The edge renders them once for everyone. */
export function AccountLinks() {
  const href = useHref()
  return (
    <ul>
      {GUEST_LINKS.map(({ path, label }) => (
        <li key={path}>
          <a href={href(path)}>
            <FormattedMessage id={label} />
          </a>
        </li>
      ))}
    </ul>
  )
}
