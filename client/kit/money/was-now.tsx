import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Money } from '#shared/money/money.ts'

import { useMoney } from './use-money.ts'

interface WasNowProps {
  /** The price before the reduction; null if there is none. */
  was: Money | null
  /** The other end of a range of former prices. */
  wasUpTo?: Money | null
  /** The current price. */
  children: ReactNode
}

/** The current price, with the price before a reduction. Both are labelled for screen readers. */
export function WasNow({ was, wasUpTo, children }: WasNowProps) {
  const intl = useIntl()
  const money = useMoney()
  return (
    <>
      {was && (
        <span className="visually-hidden">
          <FormattedMessage id="price.now" />{' '}
        </span>
      )}
      <span className={was ? 'reduced' : undefined}>{children}</span>{' '}
      {was && (
        <span className="was">
          <span className="visually-hidden">
            <FormattedMessage id="price.was" />{' '}
          </span>
          <span>
            {wasUpTo
              ? intl.formatMessage({ id: 'price.range' }, { from: money(was), to: money(wasUpTo) })
              : money(was)}
          </span>
        </span>
      )}
    </>
  )
}
