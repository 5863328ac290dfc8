import { FormattedMessage, useIntl } from 'react-intl'

import type { SearchResult } from '#shared/search/search.ts'

import { Icon } from '../../ui/icon.tsx'
import { ChipRow } from '../../ui/listing/listing.tsx'
import {
  chosenValues,
  withoutRefinements,
  withoutValue,
  type ChosenValue,
  type GridSearch,
} from './grid-address.ts'
import { useGridHref } from './grid-link.ts'

interface ChosenFiltersProps {
  search: GridSearch
  result: SearchResult
}

/** The selected filter values, each with a link that removes it, and a link that removes all. */
export function ChosenFilters({ search, result }: ChosenFiltersProps) {
  const intl = useIntl()
  const gridHref = useGridHref()
  const chosen = chosenValues(search).map((one) => ({ ...one, label: labelIn(result, one) }))
  if (chosen.length === 0) return null

  return (
    <ChipRow aria-label={intl.formatMessage({ id: 'grid.chosen' })}>
      {chosen.map(({ name, value, label }) => (
        <li key={`${name}=${value}`}>
          <a
            id={`chosen-${name}-${value.replaceAll(' ', '_')}`}
            className="chip"
            href={gridHref(withoutValue(search, { name, value }))}
            aria-label={intl.formatMessage({ id: 'grid.remove' }, { label })}
          >
            <span>{label}</span>
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

/** The name that the result gives a value, or the value itself: a result without products may name none. */
function labelIn({ refinements }: SearchResult, { name, value }: ChosenValue) {
  const values = refinements.find((refinement) => refinement.name === name)?.values
  const label = values?.find((other) => other.value === value)?.label
  return label ?? value.replace(/^\((.*)\.\.(.*)\)$/, '$1 – $2')
}
