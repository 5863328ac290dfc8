import { FormattedMessage, useIntl } from 'react-intl'

import type { Refinement, SearchResult } from '#shared/search/search.ts'
import { dottedFilter, openFilters } from '#shop/filter-looks.ts'

import { BelowFirstScreen } from '../kit/first-screen.tsx'
import { useHref } from '../kit/link.ts'
import { ServerMarkup } from '../kit/server-markup.tsx'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Icon } from '../ui/icon.tsx'
import { ToolButton } from '../ui/site-header.tsx'
import { Heading } from '../ui/text.tsx'
import {
  type ChosenValue,
  chosenValues,
  GridPath,
  type GridSearch,
  useGridHref,
  useGridPath,
  withoutRefinements,
  withoutValue,
  withValue,
} from './grid-address.ts'
import { ChipRow, FilterPanel } from './look.tsx'

export const FILTERS_ID = 'filters'

interface FiltersProps {
  search: GridSearch
  result: SearchResult
  /** The child categories with their paths. */
  categories: readonly { id: string; label: string; count: number; path: string }[]
  position: 'beside' | 'above'
}

/**
 * The filters. Every value is a link, so they work without JavaScript. Values keep their order when one is chosen, and
 * their ids, by which the next list finds the focus again.
 */
export function Filters({ search, result, categories, position }: FiltersProps) {
  const intl = useIntl()
  const path = useGridPath()
  const { refinements, total } = result
  return (
    <FilterPanel
      id={FILTERS_ID}
      popover="auto"
      position={position}
      aria-label={intl.formatMessage({ id: 'grid.filterBy' })}
    >
      <BelowFirstScreen>
        <ServerMarkup as="div" data={[path, search, refinements, total, categories]}>
          {() => (
            <GridPath value={path}>
              <FilterGroups {...{ search, refinements, total, categories }} />
            </GridPath>
          )}
        </ServerMarkup>
      </BelowFirstScreen>
    </FilterPanel>
  )
}

interface FilterGroupsProps
  extends
    Pick<FiltersProps, 'search' | 'categories'>,
    Pick<SearchResult, 'refinements' | 'total'> {}

function FilterGroups({ search, refinements, total, categories }: FilterGroupsProps) {
  const intl = useIntl()
  return (
    <>
      <div className="panel-head">
        <Heading as="h2" size="small">
          <FormattedMessage id="grid.filterBy" />
        </Heading>
        <ToolButton
          type="button"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          aria-label={intl.formatMessage({ id: 'grid.close' })}
        >
          <Icon name="close" />
        </ToolButton>
      </div>
      {categories.length > 0 && <CategoryLinks categories={categories} />}
      {refinements.map((refinement) => (
        <RefinementGroup key={refinement.name} refinement={refinement} search={search} />
      ))}
      <div className="panel-foot">
        <Button
          type="button"
          tone="primary"
          wide
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
        >
          <FormattedMessage tagName="span" id="grid.show" values={{ count: total }} />
        </Button>
      </div>
    </>
  )
}

function CategoryLinks({ categories }: Pick<FiltersProps, 'categories'>) {
  const intl = useIntl()
  const href = useHref()
  return (
    <Disclosure open>
      <summary>
        <FormattedMessage id="grid.categories" />
      </summary>
      <ul className="values inside">
        {categories.map(({ id, label, count, path }) => (
          <li key={id}>
            <a className="value category" href={href(path)}>
              <span>{label}</span> <span className="number">{intl.formatNumber(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

const VISIBLE_VALUES = 8
const OPEN_AT_FIRST: readonly string[] = [...openFilters, 'amount', 'price']

interface RefinementGroupProps {
  refinement: Refinement
  search: GridSearch
}

function RefinementGroup({ refinement, search }: RefinementGroupProps) {
  const { name, label, values } = refinement
  const rest = values.slice(VISIBLE_VALUES)
  const isOpen = OPEN_AT_FIRST.includes(name) || values.some(isSelected)
  if (values.length === 0) return null

  return (
    <Disclosure id={`${FILTERS_ID}-${name}`} open={isOpen}>
      <summary>{label}</summary>
      <div className="inside">
        <RefinementValues {...{ refinement, search }} values={values.slice(0, VISIBLE_VALUES)} />
        {rest.length > 0 && (
          <details id={`more-${name}`} className="more" open={rest.some(isSelected)}>
            <summary>
              <FormattedMessage tagName="span" id="grid.more" values={{ count: values.length }} />
            </summary>
            <RefinementValues {...{ refinement, search }} values={rest} />
          </details>
        )}
      </div>
    </Disclosure>
  )
}

const isSelected = ({ selected }: Refinement['values'][number]) => selected

function RefinementValues({
  refinement: { name, isSingle },
  values,
  search,
}: RefinementGroupProps & Pick<Refinement, 'values'>) {
  const intl = useIntl()
  const gridHref = useGridHref()
  return (
    <ul className="values">
      {values.map(({ value, label, count, selected }) => (
        <li key={value}>
          <a
            id={`${FILTERS_ID}-${name}-${value.replaceAll(' ', '_')}`}
            className="value"
            href={gridHref(
              selected
                ? withoutValue(search, { name, value })
                : withValue(search, { name, isSingle }, value),
            )}
            rel="nofollow"
            aria-current={selected ? 'true' : undefined}
          >
            {name === dottedFilter && <span className={`dot ${value}`} aria-hidden="true" />}
            <span>{label}</span> <span className="number">{intl.formatNumber(count)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

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
