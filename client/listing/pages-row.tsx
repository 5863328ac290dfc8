import { FormattedMessage, useIntl } from 'react-intl'

import type { SearchResult } from '#shared/search/search.ts'

import { Icon } from '../ui/icon.tsx'
import { type GridSearch, useGridHref } from './grid-address.ts'
import { Pagination } from './look.tsx'

interface PagesRowProps {
  search: GridSearch
  result: SearchResult
}

export function PagesRow({ search, result }: PagesRowProps) {
  const intl = useIntl()
  const gridHref = useGridHref()
  const { page, pageCount } = result
  if (pageCount < 2) return null
  const hrefOf = (number: number) => gridHref({ ...search, page: number })

  return (
    <Pagination aria-label={intl.formatMessage({ id: 'pagination.label' })}>
      <ol>
        {page > 1 && (
          <li>
            <a className="step" rel="prev" href={hrefOf(page - 1)}>
              <Icon name="previous" size={16} />
              <span className="word">
                <FormattedMessage id="pagination.previous" />
              </span>
            </a>
          </li>
        )}
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            <PageNumber number={number} current={page} hrefOf={hrefOf} />
          </li>
        ))}
        {page < pageCount && (
          <li>
            <a className="step" rel="next" href={hrefOf(page + 1)}>
              <span className="word">
                <FormattedMessage id="pagination.next" />
              </span>
              <Icon name="next" size={16} />
            </a>
          </li>
        )}
      </ol>
    </Pagination>
  )
}

interface PageNumberProps {
  number: number | null
  current: number
  hrefOf: (number: number) => string
}

function PageNumber({ number, current, hrefOf }: PageNumberProps) {
  const intl = useIntl()
  if (number === null) {
    return (
      <span className="gap" aria-hidden="true">
        {'…'}
      </span>
    )
  }
  const label = intl.formatMessage({ id: 'pagination.page' }, { page: number })
  if (number === current) {
    return (
      <span
        className="current"
        aria-current="page"
        aria-label={label}
        role="link"
        aria-disabled="true"
      >
        {intl.formatNumber(number)}
      </span>
    )
  }
  return (
    <a href={hrefOf(number)} aria-label={label}>
      {intl.formatNumber(number)}
    </a>
  )
}

/** The page numbers to show: first, last, and those around the current one; null is a gap. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const named = [1, page - 1, page, page + 1, pageCount]
  const shown = [...new Set(named)]
    .filter((number) => number >= 1 && number <= pageCount)
    .toSorted((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? 0
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [null, number] : [number]
  })
}
