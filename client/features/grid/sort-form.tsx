import { FormattedMessage } from 'react-intl'

import { DEFAULT_SORTING } from '#shared/listing/page-parameters.ts'
import type { SearchResult } from '#shared/search/search.ts'

import { useAppContext } from '../../app/app-context.ts'
import { actionProps } from '../../app/document-actions.ts'
import { useHref } from '../../app/link.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { PlacementFields } from '../../app/placement-fields.tsx'
import { gridQuery, type GridSearch } from './grid-address.ts'
import { useGridPath } from './grid-link.ts'

const SORT_FIELD_ID = 'sort'

interface SortFormProps {
  search: GridSearch
  result: Pick<SearchResult, 'sorting' | 'sortings'>
}

/** A GET form with a submit button. With JavaScript, a change submits it. */
export function SortForm({ search, result: { sorting, sortings } }: SortFormProps) {
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
          key={sorting}
          id={SORT_FIELD_ID}
          name="sort"
          defaultValue={sorting}
          {...actionProps('submitForm')}
        >
          {sortings.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
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
