import { FormattedMessage, useIntl } from 'react-intl'

import type { SearchResult } from '#shared/contract/search.ts'

import { Icon } from '../../ui/icon.tsx'
import { ChipRow } from '../../ui/listing.tsx'
import { withToggled, withoutRefinements, type GridSearch } from './grid-address.ts'
import { useGridHref } from './grid-link.ts'

interface ChosenFiltersProps {
  search: GridSearch
  result: SearchResult
}

/** The selected filter values, each with a link that removes it, and a link that removes all. */
export function ChosenFilters({ search, result }: ChosenFiltersProps) {
  const intl = useIntl()
  const gridHref = useGridHref()
  const chosen = result.refinements.flatMap(({ name, values }) =>
    values.filter(({ selected }) => selected).map(({ value, label }) => ({ name, value, label })),
  )
  if (chosen.length === 0) return null

  return (
    <ChipRow aria-label={intl.formatMessage({ id: 'grid.chosen' })}>
      {chosen.map(({ name, value, label }) => (
        <li key={`${name}=${value}`}>
          <a
            className="chip"
            href={gridHref(withToggled(search, name, value))}
            aria-label={intl.formatMessage({ id: 'grid.remove' }, { label })}
          >
            {label}
            <Icon name="close" size={16} />
          </a>
        </li>
      ))}
      <li>
        <a className="clear" href={gridHref(withoutRefinements(search))}>
          <FormattedMessage id="grid.clear" />
        </a>
      </li>
    </ChipRow>
  )
}
