import { FormattedMessage, useIntl } from 'react-intl'

import { SORTINGS, type Sorting } from '#shared/contract/page-parameters.ts'

import { useAppContext } from '../../app/app-context.ts'
import { useHref } from '../../app/link.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { PlacementFields } from '../../app/placement-fields.tsx'
import { DEFAULT_SORTING, gridQuery, type GridSearch } from './grid-address.ts'
import { useGridPath } from './grid-link.ts'

const messageOf = {
  'best-matches': 'sort.bestMatches',
  'most-popular': 'sort.mostPopular',
  newest: 'sort.newest',
  'price-low-to-high': 'sort.priceLowToHigh',
  'price-high-to-low': 'sort.priceHighToLow',
  'product-name-ascending': 'sort.nameAscending',
  'product-name-descending': 'sort.nameDescending',
} as const satisfies Record<Sorting, FormatjsIntl.Message['ids']>

const SORT_FIELD_ID = 'sort'

/** A GET form with a submit button. With JavaScript, a change submits it. */
export function SortForm({ search }: { search: GridSearch }) {
  const intl = useIntl()
  const href = useHref()
  const path = useGridPath()
  const { placement, site, locale } = useAppContext()
  const parameters = new URLSearchParams(
    gridQuery({ ...search, sorting: DEFAULT_SORTING, page: 1 }),
  )

  return (
    <form className="sort" action={href(path)} method="get">
      <PlacementFields fields={placement.formFields({ site, locale })} />
      {[...parameters].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Field layout="beside">
        <label htmlFor={SORT_FIELD_ID}>
          <FormattedMessage id="sort.label" />
        </label>
        <Select
          // Uncontrolled, so a new result needs a new element with its own default.
          key={search.sorting}
          id={SORT_FIELD_ID}
          name="sort"
          defaultValue={search.sorting}
          data-submits=""
        >
          {SORTINGS.map((sorting) => (
            <option key={sorting} value={sorting}>
              {intl.formatMessage({ id: messageOf[sorting] })}
            </option>
          ))}
        </Select>
        <Button type="submit">
          <FormattedMessage id="sort.apply" />
        </Button>
      </Field>
    </form>
  )
}
