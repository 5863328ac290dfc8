import type { Bag } from '../bag/bag.ts'

/** Whether an order starts auto-refreshes. */
export const isSentAgain = ({ lines }: Pick<Bag, 'lines'>) =>
  lines.some(({ autoRefreshMonths }) => autoRefreshMonths !== null)

/** The name of the box by which a customer agrees to the terms of auto-refresh. */
export const REFRESH_TERMS = 'refreshTerms'
