import { FormattedMessage } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useHref } from '../../app/link.ts'
import { AccountLinksPlace } from '../account-menu/account-links.tsx'

/** A content page. Each site publishes its own. */
const SHIPPING = '/shipping-information'

/** The drawer's links below the categories. The edge renders them once for everyone. */
export function MenuLinks() {
  const href = useHref()
  return (
    <ul className="links">
      <li>
        <a href={href(routes.storeLocator.href({}))}>
          <FormattedMessage id="shell.storeLocator" />
        </a>
      </li>
      <li>
        <details>
          <summary>
            <FormattedMessage id="account.title" />
          </summary>
          <AccountLinksPlace />
        </details>
      </li>
      <li>
        <a href={href(routes.orderStatus.href({}))}>
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
