import { FormattedMessage } from 'react-intl'

import type { BagLine } from '#shared/contract/bag.ts'

import { LineList } from '../../ui/summary.tsx'
import { useMoney } from '../money/use-money.ts'
import { WasNow } from '../money/was-now.tsx'

interface OrderLinesProps {
  lines: readonly BagLine[]
  size?: 'small' | 'large'
}

/** The items of an order with their quantities and amounts. */
export function OrderLines({ lines, size = 'small' }: OrderLinesProps) {
  return (
    <LineList size={size}>
      {lines.map((line) => (
        <li key={line.id}>
          <span className="picture">
            {line.picture && (
              <img src={line.picture.link} alt="" width={800} height={1000} loading="lazy" />
            )}
          </span>
          <LineDetails line={line} />
          <LineSum line={line} />
        </li>
      ))}
    </LineList>
  )
}

function LineDetails({ line }: { line: BagLine }) {
  const money = useMoney()
  const { name, attributes, quantity, reductions, availability } = line
  return (
    <div>
      <p className="name">{name}</p>
      {attributes.length > 0 && (
        <p className="more">{attributes.map(({ value }) => value).join(', ')}</p>
      )}
      <p className="more">
        <FormattedMessage id="product.quantity" values={{ count: quantity }} />
      </p>
      {reductions.map(({ text, amount }) => (
        <p key={text} className="reduction">
          <FormattedMessage id="order.reduction" values={{ text, amount: money(amount) }} />
        </p>
      ))}
      {availability !== 'available' && (
        <p className="problem">
          <FormattedMessage
            id={availability === 'short' ? 'order.lineShort' : 'product.outOfStock'}
          />
        </p>
      )}
    </div>
  )
}

function LineSum({ line: { isBonus, was, total } }: { line: BagLine }) {
  const money = useMoney()
  if (isBonus) {
    return (
      <p className="sum">
        <FormattedMessage id="order.gift" />
      </p>
    )
  }
  return (
    <p className="sum">
      <WasNow was={was}>{money(total)}</WasNow>
    </p>
  )
}
