import { FormattedMessage } from 'react-intl'

import { CarePhone } from '../features/shell/care-phone.tsx'
import { useHref } from '../app/link.ts'
import { Prose } from '../ui/text.tsx'

/** Where the number is, and what else there is to know. */
export function BalanceHelp() {
  const href = useHref()
  return (
    <Prose>
      <h2>
        <FormattedMessage id="giftBalance.where" />
      </h2>
      <ul>
        <li>
          <FormattedMessage id="giftBalance.whereMailed" />
        </li>
        <li>
          <FormattedMessage id="giftBalance.wherePosted" />
        </li>
      </ul>
      <p>
        <FormattedMessage tagName="span" id="giftBalance.help" values={{ phone: <CarePhone /> }} />
      </p>
      <p>
        <a href={href('/giftcards')}>
          <FormattedMessage id="giftBalance.all" />
        </a>
      </p>
    </Prose>
  )
}
