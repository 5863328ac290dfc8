import { FormattedMessage, useIntl } from 'react-intl'

import type { BagLine, Reduction } from '#shared/bag/bag.ts'

import type { useHref } from '../kit/link.ts'
import { PromotionTerms } from './line-notes.tsx'
import { useMoney } from '../kit/money/use-money.ts'
import { WasNow } from '../kit/money/was-now.tsx'
import { PriceLine } from '../ui/price.tsx'

/** The price of a line, and the one before a sale or its reductions. */
export function LinePrice({ line: { total, was, isBonus } }: { line: BagLine }) {
  const money = useMoney()
  return (
    <PriceLine className="line-price">
      <WasNow was={was}>
        {total.minorUnits > 0 ? (
          money(total)
        ) : (
          <FormattedMessage tagName="span" id={isBonus ? 'order.gift' : 'order.free'} />
        )}
      </WasNow>
    </PriceLine>
  )
}

/** The chosen variant's attributes. */
export function LineAttributes({ attributes }: Pick<BagLine, 'attributes'>) {
  const intl = useIntl()
  const texts = attributes.map(({ name, value }) =>
    name ? intl.formatMessage({ id: 'product.chosen' }, { attribute: name, value }) : value,
  )
  return texts.length > 0 && <p className="attributes">{texts.join(', ')}</p>
}

/** The address of a line's product. Its path may select a variant in the query. */
export function lineHref(href: ReturnType<typeof useHref>, { path }: BagLine) {
  const [bare = '', query = ''] = path.split('?')
  return href(bare, query)
}

/** The discounts, with the text and the terms of each promotion. */
export function Reductions({ reductions }: { reductions: readonly Reduction[] }) {
  const money = useMoney()
  if (reductions.length === 0) return null
  return (
    <ul className="reductions">
      {reductions.map(({ text, amount, details }) => (
        <li key={text}>
          <span>{text}</span> <span className="amount">{money(amount)}</span>
          {details && <PromotionTerms details={details} />}
        </li>
      ))}
    </ul>
  )
}
