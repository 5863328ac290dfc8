import { useIntl } from 'react-intl'

import { routes } from '#shared/routes.ts'

import { useAppContext, useShop } from '../../app/app-context.ts'
import { useHref } from '../../app/link.ts'
import { Icon } from '../../ui/icon.tsx'
import { SearchForm } from '../../ui/site-header.tsx'
import { PlacementFields } from '../actions/placement-fields.tsx'

const MAX_PHRASE = 100

/** A plain GET form, which works without JavaScript. */
export function SearchField() {
  const intl = useIntl()
  const href = useHref()
  const { query } = useShop()
  const { placement, site, locale } = useAppContext()

  return (
    <search>
      <SearchForm action={href(routes.search.href({}))} method="get">
        <PlacementFields fields={placement.formFields({ site, locale })} />
        <input
          type="search"
          name="q"
          maxLength={MAX_PHRASE}
          defaultValue={query.get('q') ?? ''}
          aria-label={intl.formatMessage({ id: 'search.label' })}
          placeholder={intl.formatMessage({ id: 'search.placeholder' })}
          autoComplete="off"
        />
        <button type="submit" aria-label={intl.formatMessage({ id: 'search.submit' })}>
          <Icon name="search" size={22} />
        </button>
      </SearchForm>
    </search>
  )
}
