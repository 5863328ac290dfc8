import type { Reduction } from '#shared/contract/bag.ts'

import { useMoney } from '../money/use-money.ts'

/** The discounts, with the text of each promotion. */
export function Reductions({ reductions }: { reductions: readonly Reduction[] }) {
  const money = useMoney()
  if (reductions.length === 0) return null
  return (
    <ul className="reductions">
      {reductions.map(({ text, amount }) => (
        <li key={text}>
          <span>{text}</span> <span className="amount">{money(amount)}</span>
        </li>
      ))}
    </ul>
  )
}
