import { FormattedMessage } from 'react-intl'

import { useHref } from '../../app/link.ts'
import { ACCOUNT, LOVE_IT_LIST, ORDER_STATUS, SIGN_IN } from './shell-paths.ts'

const GUEST_LINKS = [
  { path: SIGN_IN, label: 'account.signInOrUp' },
  { path: ORDER_STATUS, label: 'shell.orderTracking' },
  { path: ACCOUNT, label: 'account.title' },
  { path: LOVE_IT_LIST, label: 'account.loveItList' },
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
