import type { Reduction } from '#shared/bag/bag.ts'

import { PromotionTerms } from '../money/promotion-terms.tsx'
import { useMoney } from '../money/use-money.ts'

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
