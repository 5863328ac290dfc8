import { FormattedMessage } from 'react-intl'

import type { SearchResult } from '#shared/search/search.ts'

/** The number of products, or "1,000+ products" where the service stops counting. */
export function ResultCount({ result }: { result: SearchResult }) {
  const values = { count: result.total }
  return (
    <p id={RESULT_ID} className="count">
      {result.totalIsFloor ? (
        <FormattedMessage tagName="span" id="grid.countFloor" values={values} />
      ) : (
        <FormattedMessage tagName="span" id="grid.count" values={values} />
      )}
    </p>
  )
}

/** Marks the element with the result count of a new selection. */
export const RESULT_ID = 'result'
