import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Money } from '#shared/contract/money.ts'

import { useMoney } from './use-money.ts'

interface WasNowProps {
  /** What it would have cost; null where nothing is reduced. */
  was: Money | null
  /** What it costs. */
  children: ReactNode
}

/** What it costs; reduced, also what it would have cost, and which is which for those who only hear it. */
export function WasNow({ was, children }: WasNowProps) {
  const money = useMoney()
  return (
    <>
      {was && (
        <span className="visually-hidden">
          <FormattedMessage id="price.now" />{' '}
        </span>
      )}
      <span className={was ? 'reduced' : undefined}>{children}</span>
      {was && (
        <span className="was">
          <span className="visually-hidden">
            <FormattedMessage id="price.was" />{' '}
          </span>
          {money(was)}
        </span>
      )}
    </>
  )
}
