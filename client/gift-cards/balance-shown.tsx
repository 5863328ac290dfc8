import { FormattedMessage } from 'react-intl'

import type { CardBalance, CardStatus } from '#shared/gift-cards/gift-card.ts'

import { useMoney } from '../features/money/use-money.ts'
import { BalanceCard } from '../ui/form-beside/form-beside.tsx'

const STATUS: Record<CardStatus, FormatjsIntl.Message['ids']> = {
  active: 'giftBalance.active',
  spent: 'giftBalance.spent',
  pending: 'giftBalance.pending',
  disabled: 'giftBalance.disabled',
}

/** What is left on the card. Only the edge renders it. */
export function BalanceShown({
  balance: { ending, status, balance, amount },
}: {
  balance: CardBalance
}) {
  const money = useMoney()
  return (
    <BalanceCard
      aria-labelledby="balance"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the document is the response to the form beside it
      autoFocus
    >
      <h2 id="balance">
        <FormattedMessage
          tagName="span"
          id="giftBalance.card"
          values={{ ending: <span translate="no">{ending}</span> }}
        />
      </h2>
      <div>
        <p className="amount">{money(balance)}</p>
        <p className="quiet">
          <FormattedMessage tagName="span" id="giftBalance.of" values={{ amount: money(amount) }} />
        </p>
      </div>
      <p>
        <FormattedMessage tagName="span" id={STATUS[status]} />
      </p>
    </BalanceCard>
  )
}
