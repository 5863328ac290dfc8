import { FormattedMessage } from 'react-intl'

import { useHref } from '../../app/link.ts'
import {
  ACCOUNT,
  LOVE_IT_LIST,
  ORDER_STATUS,
  SHIPPING,
  SIGN_IN,
  STORE_LOCATOR,
} from './shell-paths.ts'

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
          <ul>
            <li>
              <a href={href(SIGN_IN)}>
                <FormattedMessage id="account.signInOrUp" />
              </a>
            </li>
            <li>
              <a href={href(ORDER_STATUS)}>
                <FormattedMessage id="shell.orderTracking" />
              </a>
            </li>
            <li>
              <a href={href(ACCOUNT)}>
                <FormattedMessage id="account.title" />
              </a>
            </li>
            <li>
              <a href={href(LOVE_IT_LIST)}>
                <FormattedMessage id="account.loveItList" />
              </a>
            </li>
          </ul>
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
