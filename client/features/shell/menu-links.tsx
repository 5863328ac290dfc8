import { FormattedMessage } from 'react-intl'

import { useHref } from '../../app/link.ts'
import { AccountLinks } from './account-links.tsx'
import { ORDER_STATUS, SHIPPING, STORE_LOCATOR } from './shell-paths.ts'

/** The drawer's links below the categories. They are the same for everyone: those of a guest (spec 1 §2.8). */
export function MenuLinks() {
  const href = useHref()
  return (
    <ul className="links">
      <li>
        <a href={href(STORE_LOCATOR)}>
          <FormattedMessage id="shell.storeLocator" />
        </a>
      </li>
      <li>
        <details>
          <summary>
            <FormattedMessage id="account.title" />
          </summary>
          <AccountLinks />
        </details>
      </li>
      <li>
        <a href={href(ORDER_STATUS)}>
          <FormattedMessage id="shell.orderTracking" />
        </a>
      </li>
      <li>
        <a href={href(SHIPPING)}>
          <FormattedMessage id="shell.shippingAndReturns" />
        </a>
      </li>
    </ul>
  )
}
